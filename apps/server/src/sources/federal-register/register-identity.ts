import { agendaNumberIn, isDocketNumber } from './register-notes.ts';

/**
 * Finds Regulations.gov ids (`EPA-R09-OAR-2023-0649`), an agency in letters and a year, in text that names dockets in
 * many ways. Exchange filings at the SEC (`SR-CBOE-2016-030`) and FERC dockets (`ER11-2062-019`) look similar but are
 * not on Regulations.gov.
 */
export function docketIdsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap(
    (text) =>
      text.match(/(?<![\w-])(?!SR-)[A-Z]{2,20}(?:-[A-Z0-9]{1,20}){0,8}-(?:19|20)\d{2}-(?:[A-Z]{1,20}-)?\d{3,5}\b/g) ??
      [],
  );
  return [...new Set(found)];
}

/**
 * Returns docket numbers as stated, each once, without the words before them. `[Docket No. FAA-2015-3981; FRL-99]`
 * states two, with or without the semicolon. Dashes are normalized, as in `NHTSA—2016-0042` and `FR- 5921-N-05`. Notes
 * and numbers of other kinds are left out.
 */
export function docketNumbersIn(texts: readonly string[]): string[] {
  const numbers = texts.flatMap((text) =>
    text
      .replace(/^\[|\]$/g, '')
      .replace(/(?<=\w)[‐-―−-]\s?(?=\w)/g, '-')
      .split(/;\s*|(?<!\s)\s+(?=FRL-)/)
      .map((part) => part.trim().replace(/^(?:docket|dkt\.?)\s+(?:(?:nos?|id|number)\b\.?:?\s*)+/i, '')),
  );
  return [...new Set(numbers.filter((number) => number !== '' && isDocketNumber(number)))];
}

/** Returns the numbers of the Unified Agenda among docket numbers, as in `[Docket No. X-1; RIN 2060-AV16]`. */
export function agendaNumbersIn(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) =>
    text
      .replace(/^\[|\]$/g, '')
      .replace(/[‐-―−]/g, '-')
      .split(/[;,]\s*/),
  );
  return [...new Set(parts.flatMap((part) => agendaNumberIn(part) ?? []))];
}
