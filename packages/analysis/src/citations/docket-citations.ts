import { CITATION_MARK, MAX_CITATION_LENGTH } from '../term-kinds.ts';
import type { Citation, WordView } from './word-view.ts';

const YEAR = /^(?:19|20)\d\d$/;
const MAX_PARTS = 10;

function isNumberPart(view: WordView, index: number): boolean {
  return view.isHyphenated(index) && /^\d{3,6}$/.test(view.form(index));
}

/** Reads `EPA-HQ-OAR-2021-0317` and the documents in it (`…-0317-0001`); the year is the word at `index`. */
function docket(view: WordView, index: number): Citation | null {
  if (!YEAR.test(view.form(index)) || !view.isHyphenated(index)) return null;
  // The FDA puts a letter for the kind of docket after the year: `FDA-2023-N-0001`.
  const number = view.isHyphenated(index + 1) && /^[a-z]{1,3}$/.test(view.form(index + 1)) ? index + 2 : index + 1;
  if (!isNumberPart(view, number)) return null;
  let first = index;
  while (view.isHyphenated(first) && index - first < MAX_PARTS) first--;
  if (view.isHyphenated(first) || !/^[a-z]{2,8}$/.test(view.form(first))) return null;
  if (view.mode === 'text' && !view.isUpperCase(first)) return null;
  const last = isNumberPart(view, number + 1) ? number + 1 : number;
  if (view.isHyphenated(last + 1)) return null;
  const parts: string[] = [];
  for (let i = first; i <= last; i++) parts.push(view.form(i));
  const id = parts.join('-');
  if (id.length > MAX_CITATION_LENGTH) return null;
  const term = `docket${CITATION_MARK}${id}`;
  return { term, first, last, start: view.start(first), end: view.end(last) };
}

/** Reads a regulation identifier number, such as `2060-AV16`. */
function regulationIdentifier(view: WordView, index: number): Citation | null {
  const behind = view.form(index + 1);
  if (!/^\d{4}$/.test(view.form(index)) || view.isHyphenated(index)) return null;
  if (!view.isHyphenated(index + 1) || !/^[a-z]{2}\d{2}$/.test(behind) || view.isHyphenated(index + 2)) return null;
  const term = `rin${CITATION_MARK}${view.form(index)}-${behind}`;
  return {
    term,
    first: index,
    last: index + 1,
    start: view.start(index),
    end: view.end(index + 1),
  };
}

/** Finds the docket or regulation whose year or first number is the word at `index`. */
export function docketCitationAt(view: WordView, index: number): Citation | null {
  return docket(view, index) ?? regulationIdentifier(view, index);
}
