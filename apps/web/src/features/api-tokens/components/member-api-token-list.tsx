import type { MemberApiToken } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeApiTokens } from '../api/use-change-api-tokens.ts';
import { RevokeApiTokenDialog } from '../dialogs/revoke-api-token-dialog.tsx';
import { apiTokenTexts as words } from '../model/api-token-texts.ts';
import { apiTokenColumns } from './api-token-columns.tsx';

/** Column after the token's name. */
const OWNER: DataColumn<MemberApiToken> = {
  key: 'owner',
  header: words.owner,
  width: '2fr',
  phone: 'line',
  cell: ({ owner }) => (
    <>
      {owner.name}
      <SecondLine>{owner.email}</SecondLine>
    </>
  ),
};

/** Tokens of all members, which administrators can view and revoke. */
export function MemberApiTokenList() {
  const { queries } = useApi();
  const { organization } = useSession();
  const tokens = useQuery(queries.apiTokens.findOfOrganization.queryOptions({ input: { id: organization._id } }));
  const { revokeOfMember } = useChangeApiTokens();
  const { open, dialog } = useDialogs({
    revoke: (close, { _id: tokenId, name }: MemberApiToken) => (
      <RevokeApiTokenDialog
        name={name}
        onConfirm={() => revokeOfMember.mutateAsync({ id: organization._id, tokenId })}
        onClose={close}
      />
    ),
  });
  return (
    <Stack>
      <ImpersonationNotice />
      <p>{words.memberNote}</p>
      <DataList
        label={words.title}
        columns={apiTokenColumns(open.revoke).toSpliced(1, 0, OWNER)}
        items={tokens.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={tokens}
        empty={<EmptyState icon="gear" title={words.none} description={words.noneOfMembers} />}
      />
      {dialog}
    </Stack>
  );
}
