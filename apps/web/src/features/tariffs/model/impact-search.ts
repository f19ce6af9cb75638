import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** Search parameters of the impact report. */
export const { read: readImpactSearch, change: changeImpactSearch } = createListSearch({
  /** Id of the report's configuration. */
  report: parameter.uuid,
});
export type ImpactSearch = ReturnType<typeof readImpactSearch>;
export type ImpactSearchChanges = SearchChanges<ImpactSearch>;
