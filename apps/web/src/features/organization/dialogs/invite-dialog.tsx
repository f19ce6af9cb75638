import TextField from '@mui/material/TextField';
import type { Role, SentInvitation } from '@rotunda/contract';
import { useState } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeInvitations } from '../api/use-change-invitations.ts';
import { RoleField } from '../components/role-field.tsx';
import { checkInvitation } from '../model/check-new-user.ts';
import { invitationTexts } from '../model/invitation-texts.ts';
import { organizationTexts, USER_LIMITS } from '../model/organization-texts.ts';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';

const EMPTY: { email: string; role: Role } = { email: '', role: 'member' };

/** Invites a user by e-mail or, when no e-mail is sent, shows the link to pass on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<SentInvitation | null>(null);
  if (sent !== null) return <InvitationLinkDialog sent={sent} onClose={onClose} />;
  const handleSent = (answer: SentInvitation) => {
    if (answer.link !== null) return setSent(answer);
    toast.success(invitationTexts.sent(answer.invitation.email));
    onClose();
  };
  return <InviteForm onClose={onClose} onSent={handleSent} />;
}

function InviteForm({ onClose, onSent }: { onClose: () => void; onSent: (sent: SentInvitation) => void }) {
  const { organization } = useSession();
  const { create } = useChangeInvitations();
  const form = useRecordForm({
    record: EMPTY,
    readValues: (values) => values,
    check: checkInvitation,
    save: ({ values }) => create.mutateAsync({ id: organization._id, ...values, email: values.email.trim() }),
    getErrors: ({ code, message, fields }) => (code === 'CONFLICT' ? { email: message } : fields),
    onSaved: onSent,
  });
  return (
    <RecordFormDialog
      form={form}
      title={invitationTexts.invite}
      label={invitationTexts.submit}
      pendingLabel={invitationTexts.submitting}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          fullWidth
          autoFocus
          label={organizationTexts.email}
          type="email"
          autoComplete="off"
          {...form.text('email')}
          slotProps={{ htmlInput: { maxLength: USER_LIMITS.email } }}
        />
        <RoleField value={form.values.role} onChange={(role) => form.set({ role })} />
      </Stack>
    </RecordFormDialog>
  );
}
