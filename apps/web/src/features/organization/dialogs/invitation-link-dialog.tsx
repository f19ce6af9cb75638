import type { SentInvitation } from '@rotunda/contract';
import { ShownOnce } from '../../../shared/records/shown-once.tsx';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { invitationTexts } from '../model/invitation-texts.ts';

/** Shows the invitation link for the inviter to pass on when no e-mail is sent. */
export function InvitationLinkDialog({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  return (
    <DialogShell title={invitationTexts.linkTitle} isOpen onClose={onClose}>
      <p style={{ overflowWrap: 'anywhere' }}>{invitationTexts.handOver(sent.invitation.email)}</p>
      <ShownOnce label={invitationTexts.link} value={sent.link ?? ''} note={invitationTexts.linkNote} />
    </DialogShell>
  );
}
