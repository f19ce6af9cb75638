import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import {
  chipMaker,
  type FilterChipSpec,
  type FilterNames,
  IDS_AS_NAMES,
} from '../../../shared/records/filter-chips.ts';
import { type BoardFilters, NO_OWNER } from './board-search.ts';
import { workflowTexts } from './workflow-texts.ts';

/** Returns one chip per filter value. */
export function boardFilterChips(
  filters: BoardFilters,
  names: FilterNames = IDS_AS_NAMES,
): FilterChipSpec<BoardFilters>[] {
  const { each } = chipMaker(filters);
  const words = workflowTexts.filters;
  const ownerName = (id: string) => (id === NO_OWNER ? workflowTexts.noOwner : names.getName('people', id));
  return [
    ...each('owners', words.owners, filters.owners, ownerName),
    ...each('tags', words.tags, filters.tags, (id) => names.getName('tags', id)),
    ...each('priorities', words.priorities, filters.priorities, (one) => one),
    ...each('positions', words.positions, filters.positions, (one) => one),
    ...each('documentTypes', words.documentTypes, filters.documentTypes, (type) => DOCUMENT_TYPE_LABELS[type]),
  ];
}
