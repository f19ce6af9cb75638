import { federalBillOfText } from './federal-bill-of-text.ts';

/** Prefixes as titles write them, with or without spaces (`H. R. 3400`, `S.J. Res. 13`); `U.S. 301` is not a bill. */
const BILL =
  /(?<![\w.])((?:H\.? ?R\.?|H\. ?J\. ?Res\.|S\. ?J\. ?Res\.|H\. ?Con\. ?Res\.|S\. ?Con\. ?Res\.|H\. ?Res\.|S\. ?Res\.|S\.)) ?(\d{1,5})\b/gi;

/**
 * Returns the fusionIds of the federal bills that a title names, each once in order of appearance, for the given
 * Congress.
 */
export function billsInTitle(congress: number | string, title: string): string[] {
  const words = title.replace(/\s+/g, ' ');
  const found = [...words.matchAll(BILL)].flatMap(
    ([, prefix, number]) => federalBillOfText(congress, `${prefix} ${number}`) ?? [],
  );
  return [...new Set(found)];
}
