import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { SourceState } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { ColumnBar, ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { isUnderWay } from '../model/run-progress.ts';
import type { SourcesSearch } from '../model/sources-search.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { IndexingNotice } from './indexing-notice.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { SourceCards } from './source-cards.tsx';
import { SourceFlyout } from './source-flyout.tsx';
import { SourceTable } from './source-table.tsx';

/** Live events bring the figures of a run; this is for the event that was lost with a worker. */
const WATCH_MS = 10_000;

const Column = styled(ResultColumn)(({ theme }) => ({
  containerType: 'inline-size',
  containerName: 'sources',
  '& h1': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  '& .lead': {
    color: theme.vars.palette.token.ink2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

export interface SourcesWorkspaceProps {
  search: SourcesSearch;
  onSearchChange: (search: SourcesSearch) => void;
  addressOf: (search: SourcesSearch) => string;
  /** The sample workspace is gone, and the person's own account with it. */
  onAccountRemoved: () => void;
}

/** Where the data comes from: every source in a table, one of them in the flyout. */
export function SourcesWorkspace({ search, onSearchChange, addressOf, onAccountRemoved }: SourcesWorkspaceProps) {
  const { queries } = useApi();
  const found = useQuery(
    queries.sources.find.queryOptions({
      refetchInterval: (query) =>
        query.state.data?.results.some((source) => isUnderWay(source.lastRun)) ? WATCH_MS : false,
    }),
  );
  const sources = found.data?.results ?? [];
  const index = sources.findIndex((source) => source.id === search.source);
  // The tab stays while one source after the other is looked at; a page of one is no page of another.
  const searchFor = (source: SourceState): SourcesSearch => ({
    source: source.id,
    ...(search.tab === undefined ? {} : { tab: search.tab }),
  });
  const step = (by: number) => {
    const next = index === -1 ? undefined : sources[index + by];
    return next ? () => onSearchChange(searchFor(next)) : undefined;
  };
  useListKeys({
    count: sources.length,
    index: index === -1 ? null : index,
    onMove: (next) => {
      const source = sources[next];
      if (source) onSearchChange(searchFor(source));
    },
  });
  return (
    <WorkArea>
      <Column>
        <ColumnBar className="tall">
          <h1>{texts.nav.sources}</h1>
          {found.data ? <CountBadge>{formatNumber(found.data.total)}</CountBadge> : null}
          <span className="lead">{sourcesTexts.lead}</span>
        </ColumnBar>
        <SampleNotice onAccountRemoved={onAccountRemoved} />
        <IndexingNotice />
        <ScrollPane>
          {found.isError ? (
            <div style={{ padding: 20, maxWidth: 640 }}>
              <ErrorState error={found.error} onRetry={() => void found.refetch()} />
            </div>
          ) : null}
          {found.isPending ? <SkeletonText lines={14} /> : null}
          {found.data?.total === 0 ? (
            <EmptyState icon="globe" title={sourcesTexts.none} description={sourcesTexts.noneHint} />
          ) : null}
          {sources.length > 0 ? (
            <SourceRows sources={sources} openId={search.source} addressOf={(source) => addressOf(searchFor(source))} />
          ) : null}
        </ScrollPane>
      </Column>
      {search.source !== undefined && found.data ? (
        <SourceFlyout
          source={sources[index] ?? null}
          tab={search.tab ?? 'overview'}
          page={search.page ?? 1}
          onTabChange={(tab) => onSearchChange({ source: search.source ?? '', tab })}
          onPageChange={(page) => onSearchChange({ ...search, page })}
          onClose={() => onSearchChange({})}
          onPrevious={step(-1)}
          onNext={step(1)}
        />
      ) : null}
    </WorkArea>
  );
}

interface SourceRowsProps {
  sources: readonly SourceState[];
  openId: string | undefined;
  addressOf: (source: SourceState) => string;
}

function SourceRows({ sources, openId, addressOf }: SourceRowsProps) {
  const isPhone = useIsBelow('cards');
  return isPhone ? (
    <SourceCards sources={sources} addressOf={addressOf} />
  ) : (
    <SourceTable sources={sources} openId={openId} addressOf={addressOf} />
  );
}
