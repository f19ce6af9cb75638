import { useDisplayForAuthUser } from '../api/display-for-auth-user.ts';
import { texts } from '../texts/texts.ts';

export interface ViewDetailsButtonProps {
  /** What it opens: for assistive technology, since a list has many of them. */
  name: string;
  onOpen: () => void;
}

/** Opens what a document names over it, for those who are signed in (S2 §6). Lies in `DocumentLines`. */
export function ViewDetailsButton({ name, onOpen }: ViewDetailsButtonProps) {
  if (!useDisplayForAuthUser()) return null;
  const label = texts.documents.viewDetails;
  return (
    <button type="button" className="link" aria-label={`${label}: ${name}`} onClick={onOpen}>
      {label}
    </button>
  );
}
