export interface Spoken {
  speaker: string;
  /** The text after the colon; may be empty. */
  said: string;
}

/** Maximum characters of a speaker's name with all offices. */
const MAX_LENGTH = 160;
/** A word in capitals, as records write names: `KRUEGER`, `McCAUGHEY`, `DeFRANCISCO`, `O'MARA`, `JR.,`, `(via`. */
const NAME_WORD =
  /^(?:\(?[\p{Lu}0-9][\p{Lu}0-9.,'’&/()-]*|(?:Ma?c|De|La|Le|Di|Du|Van|Von|Fitz|St)\p{Lu}[\p{Lu}.,'’-]*|&|-+)$/u;
/** Headings of lists, which also end in a colon. */
const HEADINGS =
  /^(?:DATE|TIME|INDEX|PAGE|PRESENT|PRESIDING|RE|NOTE|SPEAKERS?|.* (?:PRESENT|BY|PARTICIPANTS|SPEAKERS))$/;

/**
 * Returns the speaker named in capitals before a colon at the beginning of a paragraph; undefined when there is none.
 */
export function getSpeaker(paragraph: string): Spoken | undefined {
  const colon = paragraph.indexOf(':');
  if (colon < 1 || colon > MAX_LENGTH || !/^(?:\s|$)/.test(paragraph.slice(colon + 1, colon + 2))) return undefined;
  const speaker = paragraph.slice(0, colon).trim().replace(/\s+/g, ' ');
  const letters = speaker.replace(/\P{L}/gu, '');
  if (letters.length < 2 || HEADINGS.test(speaker)) return undefined;
  const isNamed = speaker.split(' ').every((word) => NAME_WORD.test(word));
  return isNamed ? { speaker, said: paragraph.slice(colon + 1).trim() } : undefined;
}
