import { LIMITS } from '@rotunda/contract/values';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useOpenRecord } from '../../../shared/records/use-open-record.ts';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { useTariffRegulations } from '../api/use-tariff-regulations.ts';
import type { TrackerSearch, TrackerSearchChanges } from '../model/tracker-search.ts';
import { FIND_DELAY_MS } from '../model/find-delay.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { ProgramList } from './program-list.tsx';
import { RegulationList } from './regulation-list.tsx';
import { TrackerTabs } from './tracker-tabs.tsx';

const RegulationFlyout = lazyComponent(async () => (await import('./regulation-flyout.tsx')).RegulationFlyout);

export interface TariffTrackerProps {
  search: TrackerSearch;
  onSearchChange: (changes: TrackerSearchChanges, options?: { replace?: boolean }) => void;
}

/** Lists documents that change tariffs and shows one of them in the flyout. */
export function TariffTracker({ search, onSearchChange }: TariffTrackerProps) {
  const found = useTariffRegulations(search);
  const navigation = useOpenRecord({
    ids: found.data?.results.map(({ fusionId }) => fusionId) ?? [],
    openId: search.open,
    onOpen: (open, replace) => onSearchChange({ open }, { replace }),
  });
  return (
    <WorkArea>
      <ResultColumn>
        <Toolbar
          place="column"
          title={words.title}
          find={
            <AddressFindField
              label={words.findRegulations}
              value={search.query ?? ''}
              maxLength={LIMITS.searchText}
              delayMs={FIND_DELAY_MS}
              onChange={(text) => onSearchChange({ query: text.trim() === '' ? null : text.trim() }, { replace: true })}
            />
          }
        />
        <TrackerTabs current="/global-tariff-tracker" />
        <ScrollPane {...(found.isPlaceholderData ? { 'aria-busy': true } : {})}>
          <ProgramList chosen={search.program} onChoose={(program) => onSearchChange({ program })} />
          <RegulationList query={found} search={search} onSearchChange={onSearchChange} />
        </ScrollPane>
      </ResultColumn>
      {search.open === undefined ? null : <RegulationFlyout key={search.open} id={search.open} {...navigation} />}
    </WorkArea>
  );
}
