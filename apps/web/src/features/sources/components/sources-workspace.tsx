import { useQuery } from '@tanstack/react-query';
import type { SourceState } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { isInProgress } from '../model/run-progress.ts';
import type { SourcesSearch } from '../model/sources-search.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { IndexingNotice } from './indexing-notice.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { SourceFlyout } from './source-flyout.tsx';
import { SOURCE_COLUMNS } from './source-columns.tsx';

/**
 * Polling interval during a run, in case a live event was lost with a worker. Normally live events bring the figures.
 */
const WATCH_MS = 10_000;

export interface SourcesWorkspaceProps {
  search: SourcesSearch;
  onSearchChange: (search: SourcesSearch) => void;
  getAddress: (search: SourcesSearch) => string;
  /** Called after removing the sample workspace also removed the user's own account. */
  onAccountRemoved: () => void;
}

/** Lists every data source in a table and shows one of them in the flyout. */
export function SourcesWorkspace({ search, onSearchChange, getAddress, onAccountRemoved }: SourcesWorkspaceProps) {
  const { queries } = useApi();
  const found = useQuery(
    queries.sources.find.queryOptions({
      refetchInterval: (query) =>
        query.state.data?.results.some((source) => isInProgress(source.lastRun)) ? WATCH_MS : false,
    }),
  );
  const sources = found.data?.results ?? [];
  const index = sources.findIndex((source) => source.id === search.source);
  // Moving to another source keeps the tab but not the page number, which belongs to one source.
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
      <ResultColumn>
        <Toolbar place="column" title={texts.nav.sources} count={found.data?.total} lead={sourcesTexts.lead} />
        <SampleNotice onAccountRemoved={onAccountRemoved} />
        <IndexingNotice />
        <ScrollPane>
          <DataList
            label={texts.nav.sources}
            isFramed={false}
            align="start"
            columns={SOURCE_COLUMNS}
            items={sources}
            getKey={({ id }) => id}
            query={found}
            skeletonRows={14}
            empty={<EmptyState icon="globe" title={sourcesTexts.none} description={sourcesTexts.noneHint} />}
            opening={{
              getHref: (source) => getAddress(searchFor(source)),
              onOpen: (source) => onSearchChange(searchFor(source)),
              openKey: search.source ?? null,
            }}
          />
        </ScrollPane>
      </ResultColumn>
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
