import { useDisplayForAuthUser } from '../api/display-for-auth-user.ts';
import { LineButton } from './document-lines.tsx';

/** Label given by the specification (LEG-05). */
const LABEL = 'View Details';

export interface ViewDetailsButtonProps {
  /** Name of the document it opens, for assistive technology, because a list has many of these buttons. */
  name: string;
  onOpen: () => void;
}

/** Opens a related document over the current one, for signed-in users (LEG-05). Belongs in `DocumentLines`. */
export function ViewDetailsButton({ name, onOpen }: ViewDetailsButtonProps) {
  if (!useDisplayForAuthUser()) return null;
  return (
    <LineButton aria-label={`${LABEL}: ${name}`} onClick={onOpen}>
      {LABEL}
    </LineButton>
  );
}
