import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { Role, SentInvitation } from '@rotunda/contract';
import { ROLES } from '@rotunda/contract/values';
import { useState } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeInvitations } from '../api/use-change-invitations.ts';
import { checkInvitation } from '../model/check-new-user.ts';
import { invitationTexts } from '../model/invitation-texts.ts';
import { organisationTexts, ROLE_WORDS, USER_LIMITS } from '../model/organisation-texts.ts';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';

const Fields = styled('div')({ display: 'grid', gap: 14 });

const EMPTY: { email: string; role: Role } = { email: '', role: 'member' };

/** Invites an address by e-mail; where none goes out, shows the link to hand over. */
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
  const { organisation } = useSession();
  const { create } = useChangeInvitations();
  const form = useRecordForm({
    record: EMPTY,
    valuesOf: (values) => values,
    check: checkInvitation,
    save: ({ values }) => create.mutateAsync({ id: organisation._id, ...values, email: values.email.trim() }),
    faultsOf: ({ code, message, fields }) => (code === 'CONFLICT' ? { email: message } : fields),
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
      <Fields>
        <TextField
          fullWidth
          autoFocus
          label={organisationTexts.email}
          type="email"
          autoComplete="off"
          {...form.text('email')}
          slotProps={{ htmlInput: { maxLength: USER_LIMITS.email } }}
        />
        <TextField
          select
          fullWidth
          label={organisationTexts.role}
          value={form.values.role}
          onChange={(event) => {
            const role = ROLES.find((one) => one === event.target.value);
            if (role) form.set({ role });
          }}
        >
          {ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {ROLE_WORDS[role]}
            </MenuItem>
          ))}
        </TextField>
      </Fields>
    </RecordFormDialog>
  );
}
