import type { MemberApiToken } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeApiTokens } from '../api/use-change-api-tokens.ts';
import { RevokeApiTokenDialog } from '../dialogs/revoke-api-token-dialog.tsx';
import { apiTokenTexts as words } from '../model/api-token-texts.ts';
import { apiTokenColumns } from './api-token-columns.tsx';

/** The tokens of all members, for administrators: seen and revoked. */
export function MemberApiTokenList() {
  const { queries } = useApi();
  const { organisation } = useSession();
  const tokens = useQuery(queries.apiTokens.findOfOrganisation.queryOptions({ input: { id: organisation._id } }));
  const { revokeOfMember } = useChangeApiTokens();
  const { open, dialog } = useDialogs({
    revoke: (close, { _id: tokenId, name }: MemberApiToken) => (
      <RevokeApiTokenDialog
        name={name}
        onConfirm={() => revokeOfMember.mutateAsync({ id: organisation._id, tokenId })}
        onClose={close}
      />
    ),
  });
  const columns = useMemo(() => {
    const [name, ...others] = apiTokenColumns<MemberApiToken>(open.revoke);
    const owner = {
      ...({ key: 'owner', header: words.owner, width: '2fr', phone: 'line' } as const),
      cell: ({ owner: { name: person, email } }: MemberApiToken) => (
        <>
          {person}
          <SecondLine>{email}</SecondLine>
        </>
      ),
    };
    return name === undefined ? [] : [name, owner, ...others];
  }, [open.revoke]);
  return (
    <Stack>
      <ImpersonationNotice />
      <p>{words.memberNote}</p>
      <DataList
        label={words.title}
        columns={columns}
        items={tokens.data?.results ?? []}
        keyOf={({ _id }) => _id}
        query={tokens}
        empty={<EmptyState icon="gear" title={words.none} description={words.noneOfMembers} />}
      />
      {dialog}
    </Stack>
  );
}
