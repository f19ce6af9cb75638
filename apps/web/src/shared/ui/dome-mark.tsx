/** The product's logo: a rotunda. */
export function DomeMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 2v2.5M4.5 12.5a7.5 8 0 0 1 15 0M2.5 12.5h19M5.5 15.5v3M9.8 15.5v3M14.2 15.5v3M18.5 15.5v3M2.5 21.5h19" />
    </svg>
  );
}
