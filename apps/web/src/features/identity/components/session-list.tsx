import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SectionHeader } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { useChangeAccount } from '../api/use-change-account.ts';
import { accountTexts, othersEnded } from '../model/account-texts.ts';

const Root = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& ul': { border: `1px solid ${token.border}`, borderRadius: 6, backgroundColor: token.surface },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 56,
      padding: '8px 12px 8px 20px',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    [theme.breakpoints.down('sm')]: { '& li': { padding: '12px 8px 12px 16px' } },
  };
});

const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2, marginBottom: 8 }));

const Agent = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, fontWeight: 500, overflowWrap: 'anywhere' });

const SessionFacts = styled('div')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

/** Lists the user's sessions. One can be ended, or all except the current one. */
export function SessionList() {
  const { queries } = useApi();
  const { endSession, endOtherSessions } = useChangeAccount();
  const found = useQuery(queries.identity.findSessions.queryOptions());
  const onError = (error: Error) => toast.error(toApiError(error).message);
  const end = ({ _id: id }: OwnSession) =>
    endSession.mutate({ id }, { onSuccess: () => toast.success(accountTexts.ended), onError });
  const endOthers = () =>
    endOtherSessions.mutate({}, { onSuccess: ({ ended }) => toast.success(othersEnded(ended)), onError });
  const sessions = found.data?.results ?? [];
  return (
    <Root aria-labelledby="account-sessions">
      <SectionHeader
        title={accountTexts.sessions}
        headingId="account-sessions"
        count={found.data?.total}
        action={
          sessions.some((session) => !session.isCurrent) ? (
            <Button size="small" disabled={endOtherSessions.isPending} onClick={endOthers}>
              {accountTexts.endOthers}
            </Button>
          ) : null
        }
      />
      <Note>{accountTexts.sessionsNote}</Note>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonText lines={4} /> : null}
      {sessions.length > 0 ? (
        <ul aria-label={accountTexts.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isEnding={endSession.isPending && endSession.variables.id === session._id}
              onEnd={() => end(session)}
            />
          ))}
        </ul>
      ) : null}
    </Root>
  );
}

function SessionRow({ session, isEnding, onEnd }: { session: OwnSession; isEnding: boolean; onEnd: () => void }) {
  return (
    <li>
      <div>
        <Agent>
          {session.agent}
          {session.isCurrent ? (
            <Badge tone="passed" icon="check">
              {accountTexts.current}
            </Badge>
          ) : null}
        </Agent>
        <SessionFacts>
          {session.address ?? accountTexts.unknownAddress}
          {` · ${accountTexts.used} `}
          <RelativeDate seconds={session.lastUsedTs} />
          {` · ${accountTexts.opened} `}
          <RelativeDate seconds={session.createdTs} form="row" />
        </SessionFacts>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="small"
          disabled={isEnding}
          aria-label={`${accountTexts.end}: ${session.agent}, ${session.address ?? accountTexts.unknownAddress}`}
          onClick={onEnd}
        >
          {accountTexts.end}
        </Button>
      )}
    </li>
  );
}
