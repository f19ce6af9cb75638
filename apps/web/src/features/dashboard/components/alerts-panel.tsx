import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SearchAlert } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { Panel } from './panel.tsx';

const SHOWN = 6;

const Row = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '108px minmax(0, 1fr) auto',
    columnGap: 12,
    minHeight: 62,
    padding: '10px 16px',
    borderTop: `1px solid ${token.border}`,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    '&.unread::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 3,
      backgroundColor: token.accent,
    },
    '& .identity': { display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start' },
    '& .id': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .what': { minWidth: 0 },
    '& .line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& a': { color: token.ink2, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '&.unread a': { color: token.ink, fontWeight: 600 },
    '& .why': { fontSize: 12.5, color: token.ink3 },
    '& time': { position: 'relative', fontSize: 12.5, color: token.ink3, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: 4,
      '& .identity': { display: 'flex', alignItems: 'center', gap: 8 },
      '& .what': { gridColumn: '1 / -1', order: 1 },
      '& a': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', whiteSpace: 'normal' },
    },
  };
});

/** The newest matches over all projects, unread ones marked. */
export function RecentAlertsPanel() {
  const { queries } = useApi();
  const router = useRouter();
  const input = { read: 'all' as const, sort: 'discoveryDate_desc' as const, offset: 0, limit: SHOWN };
  const alerts = useQuery(queries.alerts.getSearchAlerts.queryOptions({ input }));
  const isPageThere = Object.hasOwn(router.routesByPath, '/alerts');
  return (
    <Panel
      title={texts.nav.alerts}
      count={alerts.data?.unread}
      action={
        isPageThere && alerts.data?.total ? <AddressLink href="/alerts">{texts.actions.viewAll}</AddressLink> : null
      }
    >
      {alerts.isPending ? <SkeletonText lines={8} /> : null}
      {alerts.isError ? (
        <div style={{ padding: '0 16px 16px' }}>
          <ErrorState error={alerts.error} onRetry={() => void alerts.refetch()} />
        </div>
      ) : null}
      {alerts.data?.total === 0 ? <NoAlerts /> : null}
      <ul>
        {alerts.data?.results.map((alert) => (
          <AlertRow key={alert._id} alert={alert} />
        ))}
      </ul>
    </Panel>
  );
}

function AlertRow({ alert }: { alert: SearchAlert }) {
  const { document } = alert;
  const inTitle = alert.keywordHighlighting.find((highlight) => highlight.field === 'title');
  const why = [alert.savedSearchTitles[0], document.lastActionText].filter(Boolean).join(' · ');
  return (
    <Row className={alert.markedRead ? '' : 'unread'}>
      <span className="identity">
        <span className="id">{document.localityExternalId ?? document.fusionId}</span>
        {document.genericStatus ? <StatusBadge status={document.genericStatus} /> : null}
      </span>
      <span className="what">
        <AddressLink href={documentPath(document)} className="line" title={document.title}>
          {alert.markedRead ? null : (
            <>
              <VisuallyHidden>Unread:</VisuallyHidden>{' '}
            </>
          )}
          {inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : document.title}
        </AddressLink>
        <span className="line why">{why}</span>
      </span>
      <RelativeDate seconds={alert.discoveryTs} form="row" />
    </Row>
  );
}

function NoAlerts() {
  const router = useRouter();
  const canSearch = Object.hasOwn(router.routesByPath, '/discover');
  return (
    <EmptyState
      icon="bell"
      title="No alerts yet"
      description="Save a search in a project and matching documents arrive here, newest first."
      action={
        canSearch ? (
          <Button variant="contained" onClick={() => void router.navigate({ href: '/discover' })}>
            Search in Discover
          </Button>
        ) : null
      }
    />
  );
}
