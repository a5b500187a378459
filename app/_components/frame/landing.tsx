import { LANDING } from "../text.data";

/** What stands below the form while no page has been asked for. */
export function Landing() {
  return (
    <ul className="mt-16 grid gap-4 sm:mt-20 md:grid-cols-3">
      {LANDING.points.map(({ title, text }) => (
        <li key={title} className="rounded-2xl border border-line bg-surface p-6">
          <h2 className="font-semibold tracking-tight">{title}</h2>
          <p className="mt-2 text-[15px]/6 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
