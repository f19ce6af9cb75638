import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SavedSearch } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatCount } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { discoverAddress } from '../../../shared/navigation/discover-address.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import type { WidgetProps } from '../model/widgets.ts';
import { QueryPanel } from './query-panel.tsx';
import { UnreadCount } from './unread-count.tsx';

const ONE_LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Row = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 56px 40px',
    columnGap: 12,
    alignItems: 'center',
    minHeight: 52,
    padding: '6px 16px',
    borderTop: `1px solid ${token.border}`,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    '& a': { ...ONE_LINE, color: token.ink, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  };
});

const Holdings = styled(SecondLine)(ONE_LINE);
const BrokenReason = styled(Holdings)(({ theme }) => ({ color: theme.vars.palette.token.failed }));

/** Saved searches of all projects or of one, with their weekly matches and unread counts. */
export function SavedSearchesPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const shown = searches.data?.results.filter((search) => projectId === null || search.projectId === projectId) ?? [];
  return (
    <QueryPanel
      title={dashboardTexts.savedSearches}
      count={searches.data && shown.length}
      isList
      query={searches}
      isEmpty={() => shown.length === 0}
      empty={<NoSavedSearches />}
    >
      {() => (
        <ul aria-label={dashboardTexts.savedSearches}>
          {shown
            .toSorted((a, b) => b.unread - a.unread || a.title.localeCompare(b.title))
            .map((search) => (
              <SavedSearchRow key={search._id} search={search} />
            ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function NoSavedSearches() {
  const router = useRouter();
  return (
    <EmptyState
      icon="search"
      title={dashboardTexts.savedSearchesEmpty}
      description={dashboardTexts.savedSearchesHint}
      action={
        <Button onClick={() => void router.navigate({ href: '/discover' })}>{dashboardTexts.searchInDiscover}</Button>
      }
    />
  );
}

/** Returns the address of a saved search's results. Those of a followed passage are only in its alerts. */
function getAddress({ _id, passage, projectId, searchModel }: SavedSearch): string {
  return passage === null || projectId === null
    ? discoverAddress(searchModel)
    : `/projects/${projectId}?tab=Alerts&search=${_id}`;
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
  return (
    <Row>
      <span style={{ minWidth: 0 }}>
        <AddressLink href={getAddress(search)} title={search.title}>
          {search.title}
        </AddressLink>
        {search.brokenReason ? (
          <BrokenReason>{search.brokenReason}</BrokenReason>
        ) : (
          <Holdings>
            {[search.projectName, formatCount(search.total, 'match', 'matches')].filter(Boolean).join(' · ')}
          </Holdings>
        )}
      </span>
      <Sparkline values={search.perWeek} label="Matches per week" />
      <UnreadCount count={search.unread} />
    </Row>
  );
}
