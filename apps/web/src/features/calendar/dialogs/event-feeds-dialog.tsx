import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { CalendarFeed } from '@rotunda/contract';
import { CALENDAR_LIMITS } from '@rotunda/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { FeedAddress } from '../../../shared/records/feed-address.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { calendarTexts as words } from '../calendar-texts.ts';
import type { ChosenFilters } from '../model/calendar-search.ts';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.token.border}`,
  },
}));

const FeedName = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export interface EventFeedsDialogProps {
  /** Filters in effect on the page, which a new feed uses. */
  filters: ChosenFilters;
  onClose: () => void;
}

/**
 * The user's calendar feeds, which are created from the current filters and can be revoked. An address is shown only
 * once.
 */
export function EventFeedsDialog({ filters, onClose }: EventFeedsDialogProps) {
  const { queries, client } = useApi();
  const feeds = useQuery(queries.calendar.findFeeds.queryOptions());
  const create = useRecordMutation(client.calendar.createFeed, [queries.calendar.findFeeds]);
  const revoke = useRecordMutation(client.calendar.revokeFeed, [queries.calendar.findFeeds]);
  const [name, setName] = useState('');
  const isClosed = isImpersonated(useSession()) || create.isPending || revoke.isPending;
  const fault = create.error ?? revoke.error;
  const { fields, message } = fault ? toApiError(fault) : { fields: undefined, message: null };
  return (
    <DialogShell title={words.feeds} isOpen onClose={onClose} width={560} error={fields?.['name'] ? null : message}>
      <Body>
        <p>{words.feedHint}</p>
        <ImpersonationNotice />
        <Row align="end" isWrapped>
          <TextField
            autoFocus
            label={words.feedName}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fields?.['name'] !== undefined}
            helperText={fields?.['name']}
            slotProps={{ htmlInput: { maxLength: CALENDAR_LIMITS.feedName } }}
            sx={{ flex: '1 1 200px' }}
          />
          <Button
            variant="contained"
            disabled={isClosed || name.trim() === ''}
            onClick={() => {
              revoke.reset();
              create.mutate({ name, filters }, { onSuccess: () => setName('') });
            }}
          >
            {words.feedCreate}
          </Button>
        </Row>
        {create.data ? <FeedAddress path={create.data.path} /> : null}
        {feeds.isError ? <ErrorState error={feeds.error} onRetry={() => void feeds.refetch()} /> : null}
        {feeds.data && feeds.data.results.length > 0 ? (
          <div>
            <h3>{words.feedsYours}</h3>
            <ul>
              {feeds.data.results.map((feed) => (
                <li key={feed._id}>
                  <FeedName>
                    {feed.name}
                    <SecondLine>{describeFeed(feed)}</SecondLine>
                  </FeedName>
                  <Button
                    size="small"
                    color="error"
                    aria-label={words.getFeedRevoke(feed.name)}
                    disabled={isClosed}
                    onClick={() => {
                      create.reset();
                      revoke.mutate({ id: feed._id }, { onSuccess: () => toast.success(words.feedRevoked) });
                    }}
                  >
                    {words.feedRevoke}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Body>
    </DialogShell>
  );
}

function describeFeed({ createdAt, lastReadAt }: Pick<CalendarFeed, 'createdAt' | 'lastReadAt'>): string {
  const read = lastReadAt === null ? words.feedNeverRead : words.feedRead(formatDateTime(lastReadAt));
  return `${words.feedSince(formatDateTime(createdAt))} ${read}`;
}
