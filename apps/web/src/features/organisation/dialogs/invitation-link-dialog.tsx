import type { SentInvitation } from '@rotunda/contract';
import { ShownOnce } from '../../../shared/records/shown-once.tsx';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { invitationTexts } from '../model/invitation-texts.ts';

/** Where no e-mail goes out: the link, for the inviter to hand over. */
export function InvitationLinkDialog({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  return (
    <DialogShell title={invitationTexts.linkTitle} isOpen onClose={onClose}>
      <p style={{ overflowWrap: 'anywhere' }}>{invitationTexts.handOver(sent.invitation.email)}</p>
      <ShownOnce label={invitationTexts.link} value={sent.link ?? ''} note={invitationTexts.linkNote} />
    </DialogShell>
  );
}
