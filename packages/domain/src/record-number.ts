/** Longer texts are not a single number. */
const MAX_LENGTH = 100;

/** Words that people write before the number of a record and that its publisher does not. */
const LABEL = new RegExp(
  String.raw`^(?:docket|fr ?doc(?:ument)?|federal register doc(?:ument)?|regulation identifier number|rin|` +
    String.raw`(?:crs|cbo|gao)(?: report| product| publication| estimate)?)\b(?!-)` +
    String.raw`\.?(?:\s*\(?(?:id|no|number|#)\)?\.?)*\s*[:#]?\s*(?=\S*\d)`,
  'i',
);
/** Prefixes of our ids before the number of the publisher. */
const ID_PREFIX = /^(?:fr|regs|crs|cbo|gao)-(?=\S*\d)/i;
/** `81 FR 22263`, `81 Fed. Reg. 22,263`. */
const REGISTER_PAGE = /^(\d{1,3}) (?:f\.? ?r\.?|fed\.? ?reg\.?|federal register) (\d{1,3}(?:,?\d{3})?)$/i;
/** `EPA-HQ-OAR-2004-0026`, `FDA-2023-N-0001`, `NOAA_FRDOC_0001`, and the documents in them. */
const DOCKET = /^[a-z]{2,8}(?:[-_][a-z\d]{1,12}){1,6}[-_]\d{3,6}$/i;
/** `2060-AV16`. */
const REGULATION_IDENTIFIER = /^\d{4}-[a-z]{2}\d{2}$/i;
/** After a label, a year or a range of years is no number. */
const NUMBER = /^(?!\d{4}-\d{4}$)(?=\S*\d)(?=\S*[a-z-]|\d{5})[\w.-]{4,80}$/i;

/**
 * Reads the number of a record that is no bill: a Federal Register document or page, a docket or a document in it, a
 * regulation identifier number, a report. The label before it may be typed too: `Docket No. FAA-2023-0665`, `FR Doc.
 * 2016-08828`, `RIN 2060-AV16`, `CRS R45210`.
 *
 * @returns the number as its publisher writes it; undefined when the text is anything else. A single word is only read
 *   with a label or in one of these forms, because `COVID-19` and `2019` are numbers of nothing.
 */
export function readRecordNumber(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const typed = text
    .replace(/["“”]/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const number = typed.replace(LABEL, '').replace(ID_PREFIX, '');
  const [, volume, page] = REGISTER_PAGE.exec(number) ?? [];
  if (volume !== undefined && page !== undefined) return `${volume} FR ${page.replace(',', '')}`;
  if (DOCKET.test(number) || REGULATION_IDENTIFIER.test(number)) return number.toUpperCase();
  return number !== typed && NUMBER.test(number) ? number.toUpperCase() : undefined;
}
