import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SavedSearch } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { discoverAddress } from '../../../shared/navigation/discover-address.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import { Panel } from './panel.tsx';

const SHOWN = 8;

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
    '& .line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& a': { color: token.ink, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .under': { fontSize: 12, lineHeight: '16px', color: token.ink3 },
    '& .broken': { color: token.failed },
    '& .unread': { textAlign: 'right', fontWeight: 600, color: token.accent, fontVariantNumeric: 'tabular-nums' },
    '& .unread.zero': { fontWeight: 400, color: token.ink3 },
  };
});

const Foot = styled('div')({ '& > button': { margin: '8px 16px 12px' } });

/** Every saved search with its matches by week and what is unread. */
export function SavedSearchesPanel() {
  const { queries } = useApi();
  const router = useRouter();
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const canSearch = Object.hasOwn(router.routesByPath, '/discover');
  return (
    <Panel title="Saved searches" count={searches.data?.total}>
      {searches.isPending ? <SkeletonText lines={6} /> : null}
      {searches.isError ? (
        <div style={{ padding: '0 16px 16px' }}>
          <ErrorState error={searches.error} onRetry={() => void searches.refetch()} />
        </div>
      ) : null}
      {searches.data?.total === 0 ? (
        <EmptyState
          icon="search"
          title="No saved searches"
          description="Search in Discover and save it: new matches are then counted here."
          action={
            canSearch ? (
              <Button onClick={() => void router.navigate({ href: '/discover' })}>Search in Discover</Button>
            ) : null
          }
        />
      ) : null}
      <Foot>
        <ShowMoreList limit={SHOWN} label="Saved searches">
          {searches.data?.results
            .toSorted((a, b) => b.unread - a.unread || a.title.localeCompare(b.title))
            .map((search) => (
              <SavedSearchRow key={search._id} search={search} />
            ))}
        </ShowMoreList>
      </Foot>
    </Panel>
  );
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
  return (
    <Row>
      <span style={{ minWidth: 0 }}>
        <AddressLink href={discoverAddress(search.searchModel)} className="line" title={search.title}>
          {search.title}
        </AddressLink>
        {search.brokenReason ? (
          <span className="line under broken">{search.brokenReason}</span>
        ) : (
          <span className="line under">
            {[search.projectName, formatCount(search.total, 'match', 'matches')].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      <Sparkline values={search.perWeek} label="Matches per week" />
      <span
        className={search.unread === 0 ? 'unread zero' : 'unread'}
        aria-label={`${formatNumber(search.unread)} unread`}
      >
        {formatNumber(search.unread)}
      </span>
    </Row>
  );
}
