import { POSITIONS, PRIORITIES } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES } from '@rotunda/domain';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { FilterDrawer, type FilterDrawerProps } from '../../../shared/records/filter-drawer.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { type BoardFilters, NO_OWNER } from '../model/board-search.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const getChoices = (values: readonly string[]) => values.map((value) => ({ _id: value, name: value }));
const TYPES = DOCUMENT_TYPES.map((type) => ({ _id: type, name: DOCUMENT_TYPE_LABELS[type] }));
const NOBODY = { _id: NO_OWNER, name: workflowTexts.noOwner };

/** Filter drawer of a board. */
export function BoardFilterDrawer(drawer: Omit<FilterDrawerProps<BoardFilters>, 'children'>) {
  const directory = useDirectory();
  const words = workflowTexts.filters;
  return (
    <FilterDrawer {...drawer}>
      {(pending, change) => (
        <>
          <MultiPicker
            label={words.owners}
            options={[NOBODY, ...directory.people]}
            value={pending.owners ?? []}
            onChange={(owners) => change({ owners })}
          />
          <MultiPicker
            label={words.tags}
            options={directory.tags}
            value={pending.tags ?? []}
            onChange={(tags) => change({ tags })}
          />
          <MultiPicker
            label={words.priorities}
            options={getChoices(PRIORITIES)}
            value={pending.priorities ?? []}
            onChange={(ids) => change({ priorities: PRIORITIES.filter((one) => ids.includes(one)) })}
          />
          <MultiPicker
            label={words.positions}
            options={getChoices(POSITIONS)}
            value={pending.positions ?? []}
            onChange={(ids) => change({ positions: POSITIONS.filter((one) => ids.includes(one)) })}
          />
          <MultiPicker
            label={words.documentTypes}
            options={TYPES}
            value={pending.documentTypes ?? []}
            onChange={(ids) => change({ documentTypes: DOCUMENT_TYPES.filter((one) => ids.includes(one)) })}
          />
        </>
      )}
    </FilterDrawer>
  );
}
