export interface Spoken {
  speaker: string;
  /** What follows the colon; may be empty. */
  said: string;
}

/** Longest name of a speaker with all offices. */
const LONGEST = 160;
/** A word in capitals, as a name in a record is written: `KRUEGER`, `McCAUGHEY`, `DeFRANCISCO`, `O'MARA`, `JR.,`, `(via`. */
const NAME_WORD =
  /^(?:\(?[\p{Lu}0-9][\p{Lu}0-9.,'’&/()-]*|(?:Ma?c|De|La|Le|Di|Du|Van|Von|Fitz|St)\p{Lu}[\p{Lu}.,'’-]*|&|-+)$/u;
/** Headings of lists, which end in a colon too. */
const HEADINGS =
  /^(?:DATE|TIME|INDEX|PAGE|PRESENT|PRESIDING|RE|NOTE|SPEAKERS?|.* (?:PRESENT|BY|PARTICIPANTS|SPEAKERS))$/;

/** Who speaks at the beginning of a paragraph, in capitals before a colon; undefined where nobody is named. */
export function speakerOf(paragraph: string): Spoken | undefined {
  const colon = paragraph.indexOf(':');
  if (colon < 1 || colon > LONGEST || !/^(?:\s|$)/.test(paragraph.slice(colon + 1, colon + 2))) return undefined;
  const speaker = paragraph.slice(0, colon).trim().replace(/\s+/g, ' ');
  const letters = speaker.replace(/\P{L}/gu, '');
  if (letters.length < 2 || HEADINGS.test(speaker)) return undefined;
  const isNamed = speaker.split(' ').every((word) => NAME_WORD.test(word));
  return isNamed ? { speaker, said: paragraph.slice(colon + 1).trim() } : undefined;
}
