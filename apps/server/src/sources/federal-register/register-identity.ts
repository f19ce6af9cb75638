/**
 * Regulations.gov ids (`EPA-R09-OAR-2023-0649`) in text that names dockets in many ways: an agency in letters and a
 * year. Files of exchanges at the SEC (`SR-CBOE-2016-030`) and of FERC (`ER11-2062-019`) look alike and are kept
 * elsewhere.
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
 * Docket numbers as stated, without the words before them, each once: `[Docket No. FAA-2015-3981; FRL-99]` states two,
 * as it does without the semicolon. A dash is a dash in `NHTSA—2016-0042` and `FR- 5921-N-05` too.
 */
export function docketNumbersIn(texts: readonly string[]): string[] {
  const numbers = texts.flatMap((text) =>
    text
      .replace(/^\[|\]$/g, '')
      .replace(/(?<=\w)[‐-―−-]\s?(?=\w)/g, '-')
      .split(/;\s*|(?<!\s)\s+(?=FRL-)/)
      .map((part) => part.trim().replace(/^(?:docket|dkt\.?)\s+(?:(?:nos?|id|number)\b\.?:?\s*)+/i, '')),
  );
  return [...new Set(numbers.filter((number) => number !== ''))];
}
