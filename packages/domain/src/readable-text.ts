import { withoutInvisible } from './clean-name.ts';
import { repairCodePage } from './repair-code-page.ts';

/** Embeddings, overrides and isolates: text between them is shown in another order than it is stored. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const LINE_SEPARATORS = /\r\n?|[\u2028\u2029]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** No database stores half a character. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const ANYTHING_ELSE =
  /[^\n\t\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u03ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]/;

/**
 * Returns a text as its readers see it, the same for every text of every source: without characters that are invisible
 * (zero-width, soft hyphens, tags) or turn the text around them, so that what is searched, compared and quoted is what
 * is shown. Characters of Windows-1252 are read as such (`repairCodePage`). Line breaks become `\n`, other control
 * characters and halves of characters spaces; scripts and emoji keep the joiners they need.
 */
export function readableText(text: string): string {
  if (!ANYTHING_ELSE.test(text)) return text;
  return withoutInvisible(
    repairCodePage(text)
      .replace(LINE_SEPARATORS, '\n')
      .replace(DIRECTION_CONTROLS, '')
      .replace(CONTROLS, ' ')
      .replace(LONE_SURROGATES, ' '),
  );
}
