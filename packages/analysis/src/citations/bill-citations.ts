import { CITATION_MARK } from '../term-kinds.ts';
import { BILL_PREFIXES, type BillPrefix } from './bill-prefixes.ts';
import type { Citation, Certainty, WordView } from './word-view.ts';

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
  certainty: Certainty;
}

function bill(view: WordView, id: string, first: number, last: number, certainty: Certainty): Citation {
  const term = `bill${CITATION_MARK}${id}`;
  return { term, first, last, start: view.start(first), end: view.end(last), certainty };
}

/**
 * Returns the sureness of the prefix written in the words `first..number-1`; null when it is not a bill in this mode.
 */
function certaintyOf(view: WordView, prefix: BillPrefix, first: number, number: number): Certainty | null {
  if (view.mode === 'bill' || prefix.shape === 'any') return 'certain';
  let upper = true;
  for (let i = first; i < number; i++) upper &&= view.isUpperCase(i);
  const possible = view.mode === 'query' ? 'possible' : null;
  if (prefix.shape === 'upper') return upper ? 'certain' : possible;
  const dotted = view.text.startsWith('.', view.end(first));
  if (upper && dotted && view.form(number).length >= prefix.fewestDigits) return 'likely';
  // People type `us s 5` in lowercase; a lone lowercase letter before a number is not a bill.
  return upper || view.form(first - 1) === 'us' ? possible : null;
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
    const certainty = certaintyOf(view, prefix, first, index);
    if (certainty !== null) longest = { canonical: prefix.canonical, first, certainty };
  }
  return longest ?? anyLettersBefore(view, index);
}

function anyLettersBefore(view: WordView, index: number): Reading | null {
  const letters = view.form(index - 1);
  // In `US 119 HR 1` the country also precedes a number.
  if (view.mode !== 'bill' || letters === 'us' || !/^[a-z]{1,7}$/.test(letters) || view.isHyphenated(index))
    return null;
  return { canonical: letters, first: index - 1, certainty: 'certain' };
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
  return bill(view, reading.canonical + full, reading.first, full === number ? index : index + 1, reading.certainty);
}

function gluedCertainty(view: WordView, letters: string, digits: string, index: number): Certainty | null {
  const prefix = BILL_PREFIXES.get(letters);
  const possible = view.mode === 'query' ? 'possible' : null;
  if (view.mode === 'bill') return 'certain';
  if (prefix === undefined) return null;
  if (prefix.shape === 'any') return 'certain';
  if (!view.isUpperCase(index)) return null;
  if (prefix.shape === 'upper') return 'certain';
  // `A4` and `S3` are paper sizes and storage; one letter with three digits is rarely anything but a bill.
  return digits.length >= 3 ? 'likely' : possible;
}

function gluedBill(view: WordView, index: number): Citation | null {
  const found = GLUED.exec(view.form(index));
  if (found === null || view.isHyphenated(index)) return null;
  const [, letters = '', digits = '', print = ''] = found;
  if (print !== '' && view.mode !== 'bill' && !WITH_PRINT_LETTER.has(letters)) return null;
  const certainty = gluedCertainty(view, letters, digits, index);
  const full = yearedNumber(view, index, digits);
  if (certainty === null || full === null) return null;
  const canonical = BILL_PREFIXES.get(letters)?.canonical ?? letters;
  const suffix = print !== '' && !WITH_PRINT_LETTER.has(letters) ? print : '';
  return bill(view, canonical + full + suffix, index, full === digits ? index : index + 1, certainty);
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
  if (named >= 0) return bill(view, id, named, index, 'certain');
  if (view.mode === 'bill') return bill(view, id, index - 1, index, 'certain');
  const mayBe = !NAMES_NO_BILL.has(view.form(index - 2));
  if (view.isUpperCase(index - 1) && mayBe) return bill(view, id, index - 1, index, 'likely');
  return view.mode === 'query' ? bill(view, id, index - 1, index, 'possible') : null;
}

/** Finds the bill whose number is the word at `index`. */
export function billCitationAt(view: WordView, index: number): Citation | null {
  return canadianBill(view, index) ?? spacedBill(view, index) ?? gluedBill(view, index);
}
