import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { SAVED } from "./saved-texts.data";

interface ProjectSelectProps {
  readonly projects: readonly ProjectChoice[];
  readonly chosen: string | null;
}

/** The project a page belongs to, as the form's field `project`; empty for none. */
export function ProjectSelect({ projects, chosen }: ProjectSelectProps) {
  if (projects.length === 0) return <input type="hidden" name="project" value="" />;
  return (
    <label className="text-sm font-medium">
      {SAVED.project}
      <select name="project" defaultValue={chosen ?? ""} className={INPUT_LOOK}>
        <option value="">{SAVED.noProject}</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A project as a list of choices names it. */
export interface ProjectChoice {
  readonly id: string;
  readonly name: string;
}
