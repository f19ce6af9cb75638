import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { FeedAddress } from '../../../shared/records/feed-address.tsx';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Row, Stack } from '../../../shared/ui/stack.tsx';
import { actionTexts } from '../model/actions-texts.ts';

/**
 * Creates, replaces and revokes the user's private calendar feed. The address is shown only once, when it is created.
 */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const state = useQuery(queries.actions.getCalendarFeed.queryOptions());
  const refetch = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.actions.getCalendarFeed.key() }),
  };
  const create = useSingleMutation(queries.actions.createCalendarFeed.mutationOptions(refetch));
  const revoke = useSingleMutation(
    queries.actions.revokeCalendarFeed.mutationOptions({
      ...refetch,
      onSuccess: () => toast.success(actionTexts.feedRevoked),
    }),
  );
  const isPending = create.isPending || revoke.isPending;
  const isClosed = isImpersonated(useSession());
  const fault = create.error ?? revoke.error;
  const feed = state.data?.feed ?? null;
  const run = () => {
    create.reset();
    revoke.mutate(undefined);
  };
  return (
    <DialogShell
      title={actionTexts.feedTitle}
      isOpen
      onClose={onClose}
      width={560}
      error={fault ? toApiError(fault).message : null}
    >
      <Stack>
        <p>{actionTexts.feedHint}</p>
        <ImpersonationNotice />
        {state.isError ? <ErrorState error={state.error} onRetry={() => void state.refetch()} /> : null}
        {create.data ? <FeedAddress path={create.data.path} /> : null}
        {state.data && !create.data ? <p>{describe(feed)}</p> : null}
        <Row isWrapped>
          <Button
            variant="contained"
            disabled={isPending || isClosed || !state.data}
            onClick={() => create.mutate(undefined)}
          >
            {feed ? actionTexts.feedReplace : actionTexts.feedCreate}
          </Button>
          {feed ? (
            <Button color="error" disabled={isPending || isClosed} onClick={run}>
              {actionTexts.feedRevoke}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </DialogShell>
  );
}

function describe(feed: { createdAt: number; lastReadAt: number | null } | null): string {
  if (feed === null) return actionTexts.feedNone;
  const read =
    feed.lastReadAt === null ? actionTexts.feedNeverRead : actionTexts.feedRead(formatDateTime(feed.lastReadAt));
  return `${actionTexts.feedSince(formatDateTime(feed.createdAt))} ${read}`;
}
