import Alert from '@mui/material/Alert';
import { isImpersonated, useSession } from '../api/session.tsx';
import { texts } from '../texts/texts.ts';

/**
 * Explains why controls for users and credentials are disabled during impersonation by support; renders nothing
 * otherwise.
 */
export function ImpersonationNotice() {
  if (!isImpersonated(useSession())) return null;
  return <Alert severity="info">{texts.impersonation.refused}</Alert>;
}
