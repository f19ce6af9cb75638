import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IndexingState } from '@rotunda/contract';
import { useId, useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatCount } from '../../../shared/format/format-number.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

/** Polling interval in case a live event was lost with a worker. Normally live events report changes. */
const WATCH_MS = 30_000;

const Root = styled('section')(({ theme }) => ({
  flex: 'none',
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  fontSize: 13,
  lineHeight: '20px',
  '& li': { display: 'grid', padding: '6px 0', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > svg': { color: theme.vars.palette.token.failed },
}));

const Text = styled('p')({ flex: '1 1 280px' });

const Reason = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.failed }));

const Attempts = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink3,
  fontSize: 12,
  lineHeight: '16px',
}));

/** Scrolls on its own, so it must be focusable by keyboard. */
const Reasons = styled('div')({ maxHeight: 240, overflowY: 'auto', paddingTop: 4 });

/** Lists documents that cannot be indexed, above the sources table. Renders nothing if there are none. */
export function IndexingNotice() {
  const { queries } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const state = useQuery(queries.sources.getIndexing.queryOptions({ refetchInterval: WATCH_MS }));
  const retry = useRetryIndexing();
  if (!state.data || state.data.quarantined === 0) return null;
  const { quarantined, documents } = state.data;
  return (
    <Root aria-label={sourcesTexts.indexing}>
      <Head>
        <Icon name="warning" />
        <Text>
          <b>{sourcesTexts.quarantinedInIndexing(formatCount(quarantined, 'document'))}.</b>{' '}
          {sourcesTexts.quarantinedHint}
        </Text>
        <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? sourcesTexts.hideReasons : sourcesTexts.showReasons}
        </Button>
        <Button size="small" disabled={retry.isPending} onClick={() => retry.mutate({})}>
          {sourcesTexts.retryNow}
        </Button>
      </Head>
      <Reasons id={listId} hidden={!isOpen} tabIndex={0} role="region" aria-label={sourcesTexts.reasons}>
        <ul>
          {documents.map((document) => (
            <FailedDocument key={document.fusionId} document={document} />
          ))}
        </ul>
      </Reasons>
    </Root>
  );
}

function FailedDocument({ document }: { document: IndexingState['documents'][number] }) {
  return (
    <li>
      <span>{document.title}</span>
      <Reason>{document.reason}</Reason>
      <Attempts>
        {formatCount(document.attempts, 'attempt')}, next <RelativeDate seconds={document.nextAttemptTs} />
      </Attempts>
    </li>
  );
}

function useRetryIndexing() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    queries.sources.retryIndexing.mutationOptions({
      onSuccess: ({ retried }) => toast.success(sourcesTexts.retrying(formatCount(retried, 'change'))),
      onError: (error) => toast.error(toApiError(error).message),
      onSettled: () => queryClient.invalidateQueries({ queryKey: queries.sources.getIndexing.key() }),
    }),
  );
}
