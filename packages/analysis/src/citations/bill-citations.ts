import { CITATION_MARK } from '../term-kinds.ts';
import { BILL_PREFIXES, type BillPrefix } from './bill-prefixes.ts';
import type { Citation, WordView } from './word-view.ts';

const BILL_NUMBER = /^0*([1-9]\d{0,4})$/;
const GLUED = /^([a-z]{1,7})0*([1-9]\d{0,4})([a-z]?)$/;
const MAX_PREFIX_WORDS = 3;
// New York marks reprints of a bill with a letter; they are the same bill.
const WITH_PRINT_LETTER = new Set(['a', 's']);

// `R.S., c. C-44`, `Table C-4`, `Form S-1`: chapters of statutes, parts of a paper, forms, buildings.
const NAMES_NO_BILL = new Set(
  'c ch chap chapter chapitre table tableau figure appendix annex annexe schedule form forms formulaire bldg bldgs building'.split(
    ' ',
  ),
);

interface Reading {
  canonical: string;
  first: number;
}

function bill(view: WordView, id: string, first: number, last: number): Citation {
  const term = `bill${CITATION_MARK}${id}`;
  return { term, first, last, start: view.start(first), end: view.end(last) };
}

/** Whether the prefix written in the words `first..number-1` is a bill in this mode. */
function isBillPrefix(view: WordView, prefix: BillPrefix, first: number, number: number): boolean {
  if (view.mode === 'bill' || prefix.shape === 'any') return true;
  let upper = true;
  for (let i = first; i < number; i++) upper &&= view.isUpperCase(i);
  if (prefix.shape === 'upper') return upper || view.mode === 'query';
  const dotted = view.text.startsWith('.', view.end(first));
  if (upper && dotted && view.form(number).length >= prefix.fewestDigits) return true;
  // People type `us s 5` in lowercase; a lone lowercase letter before a number is not a bill.
  return view.mode === 'query' && (upper || view.form(first - 1) === 'us');
}

/** Finds the prefix that ends right before the number at `index`: `H. Con. Res.` is three words, `HB` is one. */
function prefixBefore(view: WordView, index: number): Reading | null {
  let letters = '';
  let longest: Reading | null = null;
  for (let first = index - 1; first >= index - MAX_PREFIX_WORDS && first >= 0; first--) {
    const gap = view.gapBefore(first + 1);
    const joint = first === index - 1 && view.form(first).length > 1 ? /^[.\s\-\u2011\u2013]{0,3}$/ : /^[.\s]{0,3}$/;
    if (gap === null || !joint.test(gap)) break;
    letters = view.form(first) + letters;
    const prefix = BILL_PREFIXES.get(letters);
    if (prefix === undefined || view.isHyphenated(first)) continue;
    if (isBillPrefix(view, prefix, first, index)) longest = { canonical: prefix.canonical, first };
  }
  return longest ?? anyLettersBefore(view, index);
}

function anyLettersBefore(view: WordView, index: number): Reading | null {
  const letters = view.form(index - 1);
  // In `US 119 HR 1` the country also precedes a number.
  if (view.mode !== 'bill' || letters === 'us' || !/^[a-z]{1,7}$/.test(letters) || view.isHyphenated(index))
    return null;
  return { canonical: letters, first: index - 1 };
}

/** Returns the bill number, including the year where Colorado writes it into the number: `HB25-1001`, `SB 24-205`. */
function yearedNumber(view: WordView, index: number, number: string): string | null {
  const behind = view.form(index + 1);
  if (!view.isHyphenated(index + 1)) return number;
  return /^\d{2}$/.test(number) && /^\d{3,4}$/.test(behind) ? `${number}-${behind}` : null;
}

function spacedBill(view: WordView, index: number): Citation | null {
  const number = BILL_NUMBER.exec(view.form(index))?.[1];
  if (number === undefined) return null;
  const reading = prefixBefore(view, index);
  const full = yearedNumber(view, index, number);
  if (reading === null || full === null) return null;
  return bill(view, reading.canonical + full, reading.first, full === number ? index : index + 1);
}

function isGluedBill(view: WordView, letters: string, digits: string, index: number): boolean {
  const prefix = BILL_PREFIXES.get(letters);
  if (view.mode === 'bill') return true;
  if (prefix === undefined) return false;
  if (prefix.shape === 'any') return true;
  if (!view.isUpperCase(index)) return false;
  if (prefix.shape === 'upper') return true;
  // `A4` and `S3` are paper sizes and storage; one letter with three digits is rarely anything but a bill.
  return digits.length >= 3 || view.mode === 'query';
}

function gluedBill(view: WordView, index: number): Citation | null {
  const found = GLUED.exec(view.form(index));
  if (found === null || view.isHyphenated(index)) return null;
  const [, letters = '', digits = '', print = ''] = found;
  if (print !== '' && view.mode !== 'bill' && !WITH_PRINT_LETTER.has(letters)) return null;
  const full = yearedNumber(view, index, digits);
  if (full === null || !isGluedBill(view, letters, digits, index)) return null;
  const canonical = BILL_PREFIXES.get(letters)?.canonical ?? letters;
  const suffix = print !== '' && !WITH_PRINT_LETTER.has(letters) ? print : '';
  return bill(view, canonical + full + suffix, index, full === digits ? index : index + 1);
}

/**
 * Reads `C-5`, `Bill S-211`, `projet de loi C-5`. The hyphen distinguishes bills of Canada's Senate from those of
 * Congress.
 */
function canadianBill(view: WordView, index: number): Citation | null {
  const letter = view.form(index - 1);
  const number = /^0*([1-9]\d{0,3})$/.exec(view.form(index))?.[1];
  if (number === undefined || (letter !== 'c' && letter !== 's') || !view.isHyphenated(index)) return null;
  if (view.isHyphenated(index - 1) || view.isHyphenated(index + 1)) return null;
  const id = `${letter}-${number}`;
  const french = view.findBefore(index - 1, ['projet', 'de', 'loi']);
  const named = french >= 0 ? french : view.findBefore(index - 1, ['bill']);
  if (named >= 0) return bill(view, id, named, index);
  const isBill = view.isUpperCase(index - 1) && !NAMES_NO_BILL.has(view.form(index - 2));
  return isBill || view.mode !== 'text' ? bill(view, id, index - 1, index) : null;
}

/** Finds the bill whose number is the word at `index`. */
export function billCitationAt(view: WordView, index: number): Citation | null {
  return canadianBill(view, index) ?? spacedBill(view, index) ?? gluedBill(view, index);
}
