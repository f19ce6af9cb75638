import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SourceState } from '@rotunda/contract';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { SOURCE_TABS, type SourceTab } from '../model/sources-search.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { QuarantineList } from './quarantine-list.tsx';
import { RunHistory } from './run-history.tsx';
import { SourceOverview } from './source-overview.tsx';

const SourceSettings = lazyComponent(async () => (await import('./source-settings.tsx')).SourceSettings);

export interface SourceFlyoutProps {
  /** Null if the address names a source that this installation does not have. */
  source: SourceState | null;
  tab: SourceTab;
  page: number;
  onTabChange: (tab: SourceTab) => void;
  onPageChange: (page: number) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Shows a source next to the table: overview, settings, runs and quarantined records. */
export function SourceFlyout(props: SourceFlyoutProps) {
  const { source, tab, page, onTabChange, onPageChange, onClose, onPrevious, onNext } = props;
  if (source === null) {
    return (
      <Flyout label={sourcesTexts.source} onClose={onClose} contentKey="none">
        <div style={{ paddingTop: 16 }}>
          <ErrorState message={sourcesTexts.gone} />
        </div>
      </Flyout>
    );
  }
  const paged = { sourceId: source.id, page, onPageChange };
  return (
    <Flyout
      label={source.title}
      contentKey={`${source.id} ${tab} ${page}`}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      over={<b>{source.id}</b>}
      title={source.title}
      head={
        <Tabs
          value={tab}
          variant="scrollable"
          scrollButtons={false}
          aria-label={source.title}
          onChange={(_event, chosen: SourceTab) => onTabChange(chosen)}
        >
          {SOURCE_TABS.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`source-tab-${one}`}
              label={
                one === 'quarantine' && source.quarantined > 0
                  ? `${sourcesTexts.tabs[one]} (${source.quarantined.toLocaleString('en-US')})`
                  : sourcesTexts.tabs[one]
              }
            />
          ))}
        </Tabs>
      }
    >
      {/* Unsaved settings belong to a single source, so each source gets a new form. */}
      <div key={source.id} role="tabpanel" aria-labelledby={`source-tab-${tab}`}>
        {tab === 'overview' ? <SourceOverview source={source} /> : null}
        {tab === 'settings' ? <SourceSettings source={source} fallback={<SkeletonText />} /> : null}
        {tab === 'runs' ? <RunHistory {...paged} /> : null}
        {tab === 'quarantine' ? <QuarantineList {...paged} /> : null}
      </div>
    </Flyout>
  );
}
