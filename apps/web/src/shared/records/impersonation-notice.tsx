import Alert from '@mui/material/Alert';
import { isImpersonated, useSession } from '../api/session.tsx';
import { texts } from '../texts/texts.ts';

/** Why controls of users and credentials are off while support acts as someone; nothing otherwise. */
export function ImpersonationNotice() {
  if (!isImpersonated(useSession())) return null;
  return <Alert severity="info">{texts.impersonation.refused}</Alert>;
}
