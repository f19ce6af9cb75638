import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ApiToken } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useChangeApiTokens } from '../api/use-change-api-tokens.ts';
import { apiTokenTexts as words } from '../model/api-token-texts.ts';
import { apiTokenColumns } from './api-token-columns.tsx';

const CreateApiTokenDialog = lazyComponent(
  async () => (await import('../dialogs/create-api-token-dialog.tsx')).CreateApiTokenDialog,
);
const RevokeApiTokenDialog = lazyComponent(
  async () => (await import('../dialogs/revoke-api-token-dialog.tsx')).RevokeApiTokenDialog,
);

const Note = styled('p')(({ theme }) => ({
  marginBottom: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
}));

/** The user's own tokens: creates and revokes them, and shows how each begins to identify it. */
export function ApiTokenList() {
  const { queries } = useApi();
  const tokens = useQuery(queries.apiTokens.find.queryOptions());
  const { revoke } = useChangeApiTokens();
  const { open, dialog } = useDialogs({
    create: (close) => <CreateApiTokenDialog onClose={close} />,
    revoke: (close, { _id: id, name }: ApiToken) => (
      <RevokeApiTokenDialog name={name} onConfirm={() => revoke.mutateAsync({ id })} onClose={close} />
    ),
  });
  return (
    <Section
      anchor="api-tokens"
      title={words.title}
      count={tokens.data?.total}
      action={
        <Button size="small" onClick={open.create}>
          {words.create}
        </Button>
      }
    >
      <Note>
        {`${words.note} `}
        <Link href="/api/docs" underline="always">
          {words.docs}
        </Link>
      </Note>
      <DataList
        label={words.title}
        columns={apiTokenColumns(open.revoke)}
        items={tokens.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={tokens}
        empty={<EmptyState icon="gear" title={words.none} description={words.noneHint} />}
      />
      {dialog}
    </Section>
  );
}
