import { POSITIONS, PRIORITIES } from '@rotunda/contract/values';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { createListSearch, parameter, type Parameter } from '../../../shared/records/list-search.ts';
import type { Position, Priority } from '../../../shared/ui/decision-marks.tsx';

/** Stands among owners for cards without one. */
export const NO_OWNER = 'none';

/** What cards of a board are narrowed by: one of the values of each list. */
export interface BoardFilters {
  /** User ids and `NO_OWNER`. */
  owners?: string[] | undefined;
  tags?: string[] | undefined;
  priorities?: Priority[] | undefined;
  positions?: Position[] | undefined;
  documentTypes?: DocumentType[] | undefined;
}

const texts: Parameter<string[]> = (value) => {
  const known = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return known.length === 0 ? undefined : known;
};

/** No server checks these, so a value that is none of the list is left out here. */
const someOf =
  <Value>(values: readonly Value[]): Parameter<Value[]> =>
  (value) => {
    const known = Array.isArray(value) ? values.filter((one) => value.includes(one)) : [];
    return known.length === 0 ? undefined : known;
  };

const filters: Parameter<BoardFilters> = parameter.filters({
  owners: texts,
  tags: texts,
  priorities: someOf(PRIORITIES),
  positions: someOf(POSITIONS),
  documentTypes: someOf(DOCUMENT_TYPES),
});

/** What the address of a board keeps. */
export const { read: readBoardSearch, change: changeBoardSearch } = createListSearch({
  filters,
  /** The column a telephone shows; the first without it. */
  column: parameter.uuid,
});
export type BoardSearch = ReturnType<typeof readBoardSearch>;
