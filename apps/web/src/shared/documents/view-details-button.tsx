import { useDisplayForAuthUser } from '../api/display-for-auth-user.ts';

/** Of the specification (S2 §6). */
const LABEL = 'View Details';

export interface ViewDetailsButtonProps {
  /** What it opens: for assistive technology, since a list has many of them. */
  name: string;
  onOpen: () => void;
}

/** Opens what a document names over it, for those who are signed in (S2 §6). Lies in `DocumentLines`. */
export function ViewDetailsButton({ name, onOpen }: ViewDetailsButtonProps) {
  if (!useDisplayForAuthUser()) return null;
  return (
    <button type="button" className="link" aria-label={`${LABEL}: ${name}`} onClick={onOpen}>
      {LABEL}
    </button>
  );
}
