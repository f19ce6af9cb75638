import type { Invitation } from '@rotunda/contract';
import { useSession } from '../../../shared/api/session.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeInvitations } from '../api/use-change-invitations.ts';
import { invitationTexts } from '../model/invitation-texts.ts';

/** Asks for confirmation before an invitation's link is revoked. */
export function WithdrawInvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { organization } = useSession();
  const { withdraw } = useChangeInvitations();
  return (
    <ConfirmDialog
      title={invitationTexts.withdrawTitle}
      question={invitationTexts.withdrawNote(invitation.email)}
      label={invitationTexts.withdraw}
      onConfirm={() => withdraw.mutateAsync({ id: organization._id, invitationId: invitation._id })}
      doneText={() => invitationTexts.withdrawn(invitation.email)}
      onClose={onClose}
    />
  );
}
