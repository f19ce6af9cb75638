import Button from '@mui/material/Button';
import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { legislationTexts } from '../legislation-texts.ts';

export interface CompareButtonProps {
  what: 'versions' | 'bills';
  /** Null if the organization does not have document comparison. */
  onCompare: ((what: 'versions' | 'bills') => void) | null;
}

/** Opens the comparison, for signed-in users of an organization that has document comparison (CMP-01). */
export function CompareButton({ what, onCompare }: CompareButtonProps) {
  const isSignedIn = useDisplayForAuthUser();
  if (!isSignedIn || onCompare === null) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => onCompare(what)}>
      {what === 'versions' ? legislationTexts.compareVersions : legislationTexts.compareBills}
    </Button>
  );
}
