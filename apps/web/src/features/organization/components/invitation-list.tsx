import { useQuery } from '@tanstack/react-query';
import type { Invitation, SentInvitation } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeInvitations } from '../api/use-change-invitations.ts';
import { invitationTexts } from '../model/invitation-texts.ts';
import { organizationTexts, ROLE_WORDS } from '../model/organization-texts.ts';

const InvitationLinkDialog = lazyComponent(
  async () => (await import('../dialogs/invitation-link-dialog.tsx')).InvitationLinkDialog,
);
const WithdrawInvitationDialog = lazyComponent(
  async () => (await import('../dialogs/withdraw-invitation-dialog.tsx')).WithdrawInvitationDialog,
);

/** Lists the pending invitations; renders nothing if there are none. */
export function InvitationList() {
  const { queries } = useApi();
  const { organization } = useSession();
  const invitations = useQuery(queries.identity.findInvitations.queryOptions({ input: { id: organization._id } }));
  const results = invitations.data?.results ?? [];
  if (results.length === 0 && !invitations.isError) return null;
  return (
    <Stack as="section" aria-labelledby="pending-invitations">
      <h2 id="pending-invitations" style={{ fontSize: 15, lineHeight: '24px', fontWeight: 600 }}>
        {invitationTexts.pending}
      </h2>
      <DataList
        label={invitationTexts.pending}
        columns={COLUMNS}
        items={results}
        getKey={({ _id }) => _id}
        query={invitations}
        empty={null}
      />
    </Stack>
  );
}

const COLUMNS: readonly DataColumn<Invitation>[] = [
  {
    key: 'email',
    header: organizationTexts.email,
    width: '3fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ email }) => email,
  },
  { key: 'role', header: organizationTexts.role, width: 120, phone: 'flow', cell: ({ role }) => ROLE_WORDS[role] },
  {
    key: 'inviter',
    header: invitationTexts.invitedBy,
    width: '2fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ invitedByName }) => invitedByName ?? invitationTexts.nobody,
  },
  {
    key: 'expires',
    header: invitationTexts.expires,
    width: 140,
    phone: 'flow',
    cell: ({ expiresTs }) => <Expiry expiresTs={expiresTs} />,
  },
  optionsColumn((invitation) => <InvitationOptions invitation={invitation} />),
];

function Expiry({ expiresTs }: { expiresTs: number }) {
  const isOver = expiresTs <= useNow();
  return isOver ? invitationTexts.expired : formatDate(expiresTs);
}

function InvitationOptions({ invitation }: { invitation: Invitation }) {
  const session = useSession();
  const { resend } = useChangeInvitations();
  const { open, dialog } = useDialogs({
    withdraw: (close) => <WithdrawInvitationDialog invitation={invitation} onClose={close} />,
    link: (close, sent: SentInvitation) => <InvitationLinkDialog sent={sent} onClose={close} />,
  });
  const sendAgain = () =>
    resend.mutate(
      { id: session.organization._id, invitationId: invitation._id },
      {
        onSuccess: (sent) =>
          sent.link === null ? toast.success(invitationTexts.resent(invitation.email)) : open.link(sent),
        onError: (error) => toast.error(toApiError(error).message),
      },
    );
  if (isImpersonated(session)) return null;
  return (
    <>
      <OptionsMenu
        label={invitationTexts.options(invitation.email)}
        groups={[
          [{ label: invitationTexts.resend, icon: 'mail', onChoose: sendAgain }],
          [{ label: invitationTexts.withdraw, icon: 'trash', isDangerous: true, onChoose: () => open.withdraw() }],
        ]}
      />
      {dialog}
    </>
  );
}
