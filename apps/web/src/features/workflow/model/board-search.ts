import { POSITIONS, PRIORITIES } from '@rotunda/contract/values';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { createListSearch, parameter, type Parameter } from '../../../shared/records/list-search.ts';
import type { Position, Priority } from '../../../shared/ui/decision-marks.tsx';

/** Value of the owner filter for cards without an owner. */
export const NO_OWNER = 'none';

/** Filters of a board. A card must match at least one value of each list. */
export interface BoardFilters {
  /** User ids and `NO_OWNER`. */
  owners?: string[] | undefined;
  tags?: string[] | undefined;
  priorities?: Priority[] | undefined;
  positions?: Position[] | undefined;
  documentTypes?: DocumentType[] | undefined;
}

const filters: Parameter<BoardFilters> = parameter.filters({
  owners: parameter.texts,
  tags: parameter.texts,
  priorities: parameter.manyOf(PRIORITIES),
  positions: parameter.manyOf(POSITIONS),
  documentTypes: parameter.manyOf(DOCUMENT_TYPES),
});

/** Search parameters of a board. */
export const { read: readBoardSearch, change: changeBoardSearch } = createListSearch(
  {
    filters,
    /** Id of the column shown on a phone; the first column if absent. */
    column: parameter.uuid,
  },
  { list: ['filters'], within: [] },
);
export type BoardSearch = ReturnType<typeof readBoardSearch>;
