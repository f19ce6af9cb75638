import { CALENDAR_KIND_LABELS, CALENDAR_KINDS } from '@rotunda/contract/values';
import { CHAMBERS, JURISDICTIONS } from '@rotunda/domain';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { FilterDrawer, type FilterDrawerProps } from '../../../shared/records/filter-drawer.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { calendarTexts } from '../calendar-texts.ts';
import type { ChosenFilters } from '../model/calendar-search.ts';

const KINDS = CALENDAR_KINDS.map((kind) => ({ _id: kind, name: CALENDAR_KIND_LABELS[kind] }));
const PLACES = JURISDICTIONS.map(({ isoCode, name }) => ({ _id: isoCode, name }));
const CHAMBER_OPTIONS = CHAMBERS.map((chamber) => ({ _id: chamber, name: calendarTexts.chambers[chamber] }));

export interface CalendarFilterDrawerProps extends Omit<FilterDrawerProps<ChosenFilters>, 'children'> {
  /** Names of the committees that meet in the range, by id. */
  committees: ReadonlyMap<string, string>;
}

/** Drawer with every filter of the calendar. */
export function CalendarFilterDrawer({ committees, ...drawer }: CalendarFilterDrawerProps) {
  const directory = useDirectory();
  const words = calendarTexts.fields;
  return (
    <FilterDrawer {...drawer}>
      {(pending, change) => (
        <>
          <MultiPicker
            label={words.kinds}
            options={KINDS}
            value={pending.eventTypeCategories ?? []}
            onChange={(ids) => change({ eventTypeCategories: CALENDAR_KINDS.filter((kind) => ids.includes(kind)) })}
          />
          <MultiPicker
            label={words.places}
            options={PLACES}
            value={pending.isoCodes ?? []}
            onChange={(isoCodes) => change({ isoCodes })}
          />
          <MultiPicker
            label={words.chambers}
            options={CHAMBER_OPTIONS}
            value={pending.chambers ?? []}
            onChange={(ids) => change({ chambers: CHAMBERS.filter((chamber) => ids.includes(chamber)) })}
          />
          <MultiPicker
            label={words.committees}
            options={[...committees].map(([_id, name]) => ({ _id, name }))}
            value={pending.committeeIds ?? []}
            onChange={(committeeIds) => change({ committeeIds })}
          />
          <MultiPicker
            label={words.projects}
            options={directory.projects}
            value={pending.projectIds ?? []}
            onChange={(projectIds) => change({ projectIds })}
          />
          <MultiPicker
            label={words.tags}
            options={directory.tags}
            value={pending.tagIds ?? []}
            onChange={(tagIds) => change({ tagIds })}
          />
        </>
      )}
    </FilterDrawer>
  );
}
