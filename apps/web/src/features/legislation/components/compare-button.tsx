import Button from '@mui/material/Button';
import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { legislationTexts } from '../legislation-texts.ts';

export interface CompareButtonProps {
  what: 'versions' | 'bills';
  /** Null where the organization does not compare documents. */
  onCompare: ((what: 'versions' | 'bills') => void) | null;
}

/** For signed-in users, where the organization compares documents (S2 §6). */
export function CompareButton({ what, onCompare }: CompareButtonProps) {
  const isSignedIn = useDisplayForAuthUser();
  if (!isSignedIn || onCompare === null) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => onCompare(what)}>
      {what === 'versions' ? legislationTexts.compareVersions : legislationTexts.compareBills}
    </Button>
  );
}
