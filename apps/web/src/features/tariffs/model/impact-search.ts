import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** What the address of the impact report keeps. */
export const { read: readImpactSearch, change: changeImpactSearch } = createListSearch({
  /** The configuration the report is about. */
  report: parameter.uuid,
});
export type ImpactSearch = ReturnType<typeof readImpactSearch>;
export type ImpactSearchChanges = SearchChanges<ImpactSearch>;
