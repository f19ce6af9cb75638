import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { useTariffChapters } from '../api/use-tariff-schedule.ts';
import type { CodesSearch, CodesSearchChanges } from '../model/codes-search.ts';
import { FIND_DELAY_MS } from '../model/find-delay.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { CodeResults } from './code-results.tsx';
import { CodeTree } from './code-tree.tsx';
import { TrackerTabs } from './tracker-tabs.tsx';

const CodeFlyout = lazyComponent(async () => (await import('./code-flyout.tsx')).CodeFlyout);

/** Shortest code shown in the flyout. An address can also name a chapter, which the tree opens. */
const HEADING_DIGITS = 4;
/** Longest query that the server accepts. */
const MAX_LENGTH = 200;

export interface CodeBrowserProps {
  search: CodesSearch;
  onSearchChange: (changes: CodesSearchChanges, options?: { replace?: boolean }) => void;
}

/** The tariff schedule: a tree to browse, a search by code or words, and the chosen code in the flyout. */
export function CodeBrowser({ search, onSearchChange }: CodeBrowserProps) {
  const { query, page = 1, code } = search;
  return (
    <WorkArea>
      <ResultColumn>
        <Toolbar
          place="column"
          title={words.title}
          find={
            <AddressFindField
              label={words.findCodes}
              value={query ?? ''}
              maxLength={MAX_LENGTH}
              delayMs={FIND_DELAY_MS}
              onChange={(text) => onSearchChange({ query: text.trim() === '' ? null : text.trim() }, { replace: true })}
            />
          }
        />
        <TrackerTabs current="/global-tariff-tracker/codes" />
        <ScrollPane>
          {query === undefined ? (
            <Schedule code={code} onOpen={(digits) => onSearchChange({ code: digits })} />
          ) : (
            <CodeResults
              query={query}
              page={page}
              onPageChange={(next) => onSearchChange({ page: next })}
              onClear={() => onSearchChange({ query: null })}
            />
          )}
        </ScrollPane>
      </ResultColumn>
      {code === undefined || code.length < HEADING_DIGITS ? null : (
        <CodeFlyout code={code} onClose={() => onSearchChange({ code: null }, { replace: true })} />
      )}
    </WorkArea>
  );
}

function Schedule({ code, onOpen }: { code: string | undefined; onOpen: (digits: string) => void }) {
  const chapters = useTariffChapters();
  if (chapters.isPending) return <SkeletonRows count={16} />;
  if (chapters.isError) {
    return (
      <div style={{ padding: '16px 20px' }}>
        <ErrorState error={chapters.error} onRetry={() => void chapters.refetch()} />
      </div>
    );
  }
  if (chapters.data.total === 0)
    return <EmptyState icon="contents" title={words.noSchedule} description={words.noScheduleHint} />;
  return <CodeTree chapters={chapters.data.results} code={code} onOpen={onOpen} />;
}
