import { openSync } from 'fontkit';
import { printableText } from '../../../../platform/printable-text.ts';
import { OTHER_FONT, PDF_FONTS, TEXT_FONT } from './pdf-fonts.ts';

/** A piece of text that one font can print. Without a font, it is that of the document. */
export interface PdfRun {
  text: string;
  font?: string;
}

/** Characters of every style of the text font, so that most texts are not looked at one by one. */
const PLAIN = /^[\n\t -~\u00a0-\u017f\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026]*$/;
/**
 * Words written from right to left, with what stands between them. Digits are left out, because they are written from
 * left to right among them.
 */
const RIGHT_TO_LEFT =
  /[\p{sc=Hebrew}\p{sc=Arabic}][\p{sc=Hebrew}\p{sc=Arabic}\p{M}]*(?:[ '’"-]+[\p{sc=Hebrew}\p{sc=Arabic}][\p{sc=Hebrew}\p{sc=Arabic}\p{M}]*)*/gu;
const NO_BREAK_SPACE = '\u00a0';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into runs of one font each. A character that no font has is named by its number: `[U+4E2D]`. */
export function pdfRuns(text: string): PdfRun[] {
  const printable = printableText(text);
  if (PLAIN.test(printable)) return [{ text: printable }];
  const runs: PdfRun[] = [];
  let from = 0;
  for (const { 0: phrase, index } of printable.matchAll(RIGHT_TO_LEFT)) {
    addRuns(runs, printable.slice(from, index));
    // The library places the words of a line from left to right, but the letters of a word as their script has them.
    const asWord = phrase.replaceAll(' ', NO_BREAK_SPACE);
    if (isCovered(asWord, OTHER_FONT)) runs.push({ text: asWord, font: OTHER_FONT });
    else addRuns(runs, phrase);
    from = index + phrase.length;
  }
  addRuns(runs, printable.slice(from));
  return runs;
}

function addRuns(runs: PdfRun[], text: string): void {
  // An accent is printed in the font of its letter, which knows where it belongs.
  for (const { segment } of graphemes.segment(text)) {
    const run = getRun(segment);
    const last = runs.at(-1);
    if (last !== undefined && last.font === run.font) last.text += run.text;
    else runs.push(run);
  }
}

/** A text as the library takes it. */
export function pdfText(text: string): string | PdfRun[] {
  const runs = pdfRuns(text);
  const [first] = runs;
  return first !== undefined && runs.length === 1 && first.font === undefined ? first.text : runs;
}

function getRun(grapheme: string): PdfRun {
  if (isCovered(grapheme, TEXT_FONT)) return { text: grapheme };
  if (isCovered(grapheme, OTHER_FONT)) return { text: grapheme, font: OTHER_FONT };
  return { text: Array.from(grapheme, nameOrCharacter).join('') };
}

const nameOrCharacter = (character: string) =>
  isCovered(character, TEXT_FONT)
    ? character
    : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function isCovered(text: string, font: keyof typeof PDF_FONTS): boolean {
  const covered = getCoverage(font);
  return Array.from(text).every((character) => character === '\n' || covered.has(character.codePointAt(0) ?? 0));
}

const coverages = new Map<string, ReadonlySet<number>>();

/** The characters that all styles of a font have. */
function getCoverage(font: keyof typeof PDF_FONTS): ReadonlySet<number> {
  const known = coverages.get(font);
  if (known !== undefined) return known;
  const [first, ...rest] = Object.values(PDF_FONTS[font]).map((file) => {
    const opened = openSync(file);
    return new Set('characterSet' in opened ? opened.characterSet : []);
  });
  const covered = new Set([...(first ?? [])].filter((code) => rest.every((set) => set.has(code))));
  coverages.set(font, covered);
  return covered;
}
