import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ALL_PROJECTS, ATTACHMENT_TYPES } from '@rotunda/contract/values';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { LinkedEntityPicker } from '../../../shared/linked-entities/linked-entity-picker.tsx';
import { DayRangeFields } from '../../../shared/records/day-range-fields.tsx';
import { FilterDrawer, type FilterDrawerProps } from '../../../shared/records/filter-drawer.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import type { AttachmentsScope } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import type { ShownFilters } from '../model/filter-chips.ts';

export interface AttachmentsFilterDrawerProps extends Omit<FilterDrawerProps<ShownFilters>, 'children'> {
  /** Project or document the list is limited to, in which case neither is offered as a filter. */
  scope: AttachmentsScope | null;
}

const TYPES = ATTACHMENT_TYPES.map((type) => ({ _id: type, name: attachmentTexts.typeLabels[type] }));

/** Drawer with every filter of attachments. */
export function AttachmentsFilterDrawer({ scope, ...drawer }: AttachmentsFilterDrawerProps) {
  const directory = useDirectory();
  const words = attachmentTexts.fields;
  return (
    <FilterDrawer {...drawer}>
      {(pending, change) => (
        <>
          <MultiPicker
            label={words.types}
            options={TYPES}
            value={pending.attachmentTypes ?? []}
            onChange={(ids) => change({ attachmentTypes: ATTACHMENT_TYPES.filter((type) => ids.includes(type)) })}
          />
          <MultiPicker
            label={words.creators}
            options={directory.people}
            value={pending.creators ?? []}
            onChange={(creators) => change({ creators })}
          />
          <MultiPicker
            label={words.tags}
            options={directory.tags}
            value={pending.tagIds ?? []}
            onChange={(tagIds) => change({ tagIds })}
          />
          {scope === null ? <Projects pending={pending} change={change} /> : null}
          {scope === null ? (
            <LinkedEntityPicker
              label={words.linkedEntities}
              value={pending.linkedEntities ?? []}
              onChange={(linkedEntities) => change({ linkedEntities })}
            />
          ) : null}
          <Days pending={pending} change={change} />
        </>
      )}
    </FilterDrawer>
  );
}

interface PartProps {
  pending: ShownFilters;
  change: (changes: ShownFilters) => void;
}

/** "All projects" is shown as a single marker; removing it brings back the list to choose from. */
function Projects({ pending, change }: PartProps) {
  const { projects } = useDirectory();
  const { projectIds } = pending;
  const isAll = projectIds === ALL_PROJECTS;
  return (
    <div>
      {isAll ? null : (
        <MultiPicker
          label={attachmentTexts.fields.projects}
          options={projects}
          value={projectIds ?? []}
          onChange={(chosen) => change({ projectIds: chosen })}
        />
      )}
      <FormControlLabel
        label={attachmentTexts.anyProject}
        control={
          <Checkbox
            checked={isAll}
            onChange={(_event, isChecked) => change({ projectIds: isChecked ? ALL_PROJECTS : [] })}
          />
        }
      />
    </div>
  );
}

const MS = 1000;
const getSeconds = (ms: number | undefined) => (ms === undefined ? undefined : Math.floor(ms / MS));

/** The filter uses milliseconds (ATT-01). */
function Days({ pending, change }: PartProps) {
  const words = attachmentTexts.fields;
  return (
    <DayRangeFields
      from={{
        label: words.from,
        value: getSeconds(pending.startDate),
        onChange: (start) => change({ startDate: start === undefined ? undefined : start * MS }),
      }}
      to={{
        label: words.to,
        value: getSeconds(pending.endDate),
        onChange: (end) => change({ endDate: end === undefined ? undefined : end * MS + MS - 1 }),
      }}
    />
  );
}
