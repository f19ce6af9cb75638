import TextField from '@mui/material/TextField';
import type { ActionFilters } from '@rotunda/contract';
import { ACTION_TYPE_LABELS, ACTION_TYPES, LIMITS } from '@rotunda/contract/values';
import { LinkedEntityPicker } from '../../../shared/linked-entities/linked-entity-picker.tsx';
import { DayRangeFields } from '../../../shared/records/day-range-fields.tsx';
import { FilterDrawer, type FilterDrawerProps } from '../../../shared/records/filter-drawer.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { actionTexts } from '../model/actions-texts.ts';

export interface ActionsFilterDrawerProps extends Omit<FilterDrawerProps<ActionFilters>, 'children'> {
  /** Project the list is limited to, in which case projects are not offered as a filter. */
  scope: string | null;
}

/** Drawer with the search and every filter of actions. */
export function ActionsFilterDrawer({ scope, ...drawer }: ActionsFilterDrawerProps) {
  return (
    <FilterDrawer {...drawer}>
      {(pending, change) => (
        <>
          <TextField
            fullWidth
            autoFocus
            type="search"
            label="Search"
            placeholder="Search names and summaries"
            value={pending.textSearch ?? ''}
            onChange={(event) => change({ textSearch: event.target.value })}
            slotProps={{ htmlInput: { maxLength: LIMITS.searchText } }}
          />
          <h3>{texts.actions.filters}</h3>
          <Lists pending={pending} change={change} scope={scope} />
          <Days pending={pending} change={change} />
        </>
      )}
    </FilterDrawer>
  );
}

interface PartProps {
  pending: ActionFilters;
  change: (changes: ActionFilters) => void;
}

const TYPES = ACTION_TYPES.map((type) => ({ _id: type, name: ACTION_TYPE_LABELS[type] }));

function Lists({ pending, change, scope }: PartProps & { scope: string | null }) {
  const directory = useDirectory();
  const words = actionTexts.fields;
  return (
    <>
      <MultiPicker
        label={words.type}
        options={TYPES}
        value={pending.actionTypes ?? []}
        onChange={(ids) => change({ actionTypes: ACTION_TYPES.filter((type) => ids.includes(type)) })}
      />
      <MultiPicker
        label={words.attendees}
        options={directory.people}
        value={pending.attendees ?? []}
        onChange={(attendees) => change({ attendees })}
      />
      <MultiPicker
        label={words.creators}
        options={directory.people}
        value={pending.creators ?? []}
        onChange={(creators) => change({ creators })}
      />
      {scope === null ? (
        <MultiPicker
          label={words.projects}
          options={directory.projects}
          value={pending.projects ?? []}
          onChange={(projects) => change({ projects })}
        />
      ) : null}
      <MultiPicker
        label={words.tags}
        options={directory.tags}
        value={pending.tags ?? []}
        onChange={(tags) => change({ tags })}
      />
      <LinkedEntityPicker
        label={words.linkedEntities}
        value={pending.linkedEntities ?? []}
        onChange={(linkedEntities) => change({ linkedEntities })}
      />
    </>
  );
}

function Days({ pending, change }: PartProps) {
  const words = actionTexts.fields;
  return (
    <DayRangeFields
      from={{
        label: words.from,
        value: pending.startTime?.startTs,
        onChange: (startTs) => change({ startTime: startTs === undefined ? undefined : { startTs } }),
      }}
      to={{
        label: words.to,
        value: pending.endTime?.endTs,
        onChange: (endTs) => change({ endTime: endTs === undefined ? undefined : { endTs } }),
      }}
    />
  );
}
