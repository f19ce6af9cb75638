/**
 * Notes that the Office of the Federal Register prints or files where an agency's docket numbers stand, and numbers of
 * other kinds that agencies put there. Sources: the Document Drafting Handbook of the Office of the Federal Register
 * (headings of a document, billing codes), 44 U.S.C. 3507 (numbers of the Office of Management and Budget), 1 CFR 18.13
 * (withdrawal of filed documents, which stay on file until a day).
 */
const NOT_A_DOCKET: readonly RegExp[] = [
  /^file(?:d)? until\b/i,
  /^(?:filed|withdrawn)\b/i,
  /^billing code\b/i,
  /^fr doc\b/i,
  // The hour of filing, which follows the number: `[FR Doc. 2016-08651 Filed 4-14-16; 8:45 am]`.
  /^\d{1,2}:\d{2}\s*[ap]\.?m\b/i,
  /^omb\b(?!-\d)/i,
  /^(?:cfda|catalog of federal domestic assistance|assistance listings?)\b/i,
  /^editorial note\b/i,
];
/** A number of the Unified Agenda, with or without its name: `RIN 2060-AV16`, `RIN: 0648-XE123`. */
const AGENDA_NUMBER = /^(?:rins?\b\s*(?:nos?\.?|numbers?)?\s*:?\s*)?(\d{4}-[A-Z]{2}\d{2,3})\.?$/i;

/** Whether the text, found among docket numbers, is a number of a docket. */
export function isDocketNumber(text: string): boolean {
  return !NOT_A_DOCKET.some((pattern) => pattern.test(text)) && !/^rins?\b/i.test(text) && !AGENDA_NUMBER.test(text);
}

/** Returns the number of the Unified Agenda that a text is; undefined for any other text. */
export function agendaNumberIn(text: string): string | undefined {
  return AGENDA_NUMBER.exec(text.trim())?.[1]?.toUpperCase();
}

/**
 * Whether the Office's notes say that the document itself was withdrawn (1 CFR 18.13): `this document was withdrawn from
 * publication at the agency's request`, or a day until which only withdrawn documents stay on file.
 *
 * @param ofDocument its number; a note about another document withdraws nothing here
 */
export function saysWithdrawn(notes: readonly string[], ofDocument: string): boolean {
  return notes.some((note) => {
    if (/^\[?file until\b/i.test(note.trim())) return true;
    const others = note.match(/\b(?:[A-Z]\d*-)?(?:19|20)?\d{2}-{1,2}\d{4,6}\b/g) ?? [];
    const isOfAnother = others.length > 0 && !others.some((number) => plain(number) === plain(ofDocument));
    return !isOfAnother && WITHDRAWN.test(note);
  });
}

const WITHDRAWN =
  /\b(?:this|the|above|captioned) (?:document|rule|proposed rule|notice)\b[^.;]{0,80}\b(?:was|has been|is|being) withdrawn\b|\bwithdrawn from (?:publication|public inspection)\b|^\W*withdrawn\W*$/i;

/** Some numbers on public inspection have two dashes. */
function plain(number: string): string {
  return number.replace(/-+/g, '-');
}
