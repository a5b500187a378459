/** Headlight's mark: a lamp and its beam. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="#15181c" />
      <rect x=".5" y=".5" width="31" height="31" rx="8.5" fill="none" stroke="#fff" strokeOpacity=".14" />
      <path
        d="M14.5 8.5c-4.6 0-7.5 3-7.5 7.5s2.9 7.5 7.5 7.5c1.1 0 1.5-.6 1.5-1.6V10.1c0-1-.4-1.6-1.5-1.6Z"
        fill="#fff"
      />
      <path
        d="M19.5 11h5.5M19.5 16h6.5M19.5 21h5.5"
        stroke="#ffb020"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
