import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** Search parameters of the code browser. */
export const { read: readCodesSearch, change: changeCodesSearch } = createListSearch(
  {
    query: parameter.words,
    page: parameter.page,
    /** Digits of the code in the flyout. */
    code: parameter.words,
  },
  { list: ['query'], within: ['page'] },
);
export type CodesSearch = ReturnType<typeof readCodesSearch>;
export type CodesSearchChanges = SearchChanges<CodesSearch>;

export const CODES_PAGE_SIZE = 50;
