import Button from '@mui/material/Button';
import type { SearchFeed } from '@rotunda/contract';
import { FEED_FORMAT_LABELS, FEED_FORMATS } from '@rotunda/contract/values';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { ShownOnce } from '../../../shared/records/shown-once.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Row, Stack } from '../../../shared/ui/stack.tsx';
import { feedTexts as words } from '../feed-texts.ts';

export interface SearchFeedDialogProps {
  savedSearch: { _id: string; title: string };
  onClose: () => void;
}

/** Creates, replaces and revokes the user's feed of a saved search. Its addresses are shown only once. */
export function SearchFeedDialog({ savedSearch, onClose }: SearchFeedDialogProps) {
  const { queries, client } = useApi();
  const input = { savedSearchId: savedSearch._id };
  const stored = useQuery(queries.feeds.get.queryOptions({ input }));
  const create = useRecordMutation(client.feeds.create, [queries.feeds]);
  const revoke = useRecordMutation(client.feeds.revoke, [queries.feeds]);
  const isClosed = isImpersonated(useSession()) || create.isPending || revoke.isPending;
  const fault = create.error ?? revoke.error;
  const feed = stored.data?.feed ?? null;
  return (
    <DialogShell
      title={words.title(savedSearch.title)}
      isOpen
      onClose={onClose}
      width={560}
      error={fault ? toApiError(fault).message : null}
    >
      <Stack>
        <p>{words.hint}</p>
        <ImpersonationNotice />
        {stored.isPending ? <SkeletonText lines={2} /> : null}
        {stored.isError ? <ErrorState error={stored.error} onRetry={() => void stored.refetch()} /> : null}
        {feed === null ? null : <p>{describeFeed(feed)}</p>}
        {create.data && feed !== null
          ? FEED_FORMATS.map((format) => (
              <ShownOnce
                key={format}
                label={words.address(FEED_FORMAT_LABELS[format])}
                value={`${location.origin}${create.data.paths[format]}`}
                {...(format === FEED_FORMATS.at(-1) ? { note: words.shownOnce } : {})}
              />
            ))
          : null}
        {stored.data === undefined ? null : (
          <Row isWrapped>
            <Button
              variant={feed === null ? 'contained' : 'outlined'}
              disabled={isClosed}
              onClick={() => {
                revoke.reset();
                create.mutate(input);
              }}
            >
              {feed === null ? words.create : words.renew}
            </Button>
            {feed === null ? null : (
              <Button
                color="error"
                disabled={isClosed}
                onClick={() => {
                  create.reset();
                  revoke.mutate(input, { onSuccess: () => toast.success(words.revoked) });
                }}
              >
                {words.revoke}
              </Button>
            )}
          </Row>
        )}
        {feed === null ? null : <p>{words.renewHint}</p>}
      </Stack>
    </DialogShell>
  );
}

function describeFeed({ createdAt, lastReadAt }: SearchFeed): string {
  const read = lastReadAt === null ? words.neverRead : words.read(formatDateTime(lastReadAt));
  return `${words.since(formatDateTime(createdAt))} ${read}`;
}
