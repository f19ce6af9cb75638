import { markedText, type XmlElement } from '../reading/index.ts';
import { NUMBER_NAMES } from './markup-names.ts';
import { normalizeText } from './section-builder.ts';

/** Whether the document is in United States Legislative Markup, which has a namespace. The DTD has none. */
export function isUslm(root: XmlElement): boolean {
  return /uslm/i.test(root.attribute('xmlns') ?? '') || /uslm/i.test(root.attribute('xsi:schemaLocation') ?? '');
}

/** Words that are printed before the bare numbers of the older markup. */
const PRINTED_NAMES: Readonly<Record<string, string>> = {
  division: 'DIVISION',
  subdivision: 'SUBDIVISION',
  title: 'TITLE',
  subtitle: 'Subtitle',
  part: 'PART',
  subpart: 'Subpart',
  chapter: 'CHAPTER',
  subchapter: 'SUBCHAPTER',
  article: 'ARTICLE',
  'constitution-article': 'Article',
};

/**
 * Returns the number of a level as printed: `SEC. 2.`, `TITLE I`, `(a)`; empty when it has none. The older markup
 * stores only `2.` and leaves the words to the printer.
 *
 * @param quoteStyle style of the enclosing quotation; sections quoted from the United States Code get a `§`
 */
export function levelNumber(element: XmlElement, isNewMarkup: boolean, quoteStyle: string | undefined): string {
  const number = element.elements().find((child) => NUMBER_NAMES.has(child.localName));
  const written = normalizeText(number === undefined ? '' : markedText(number)).replace(/—$/, '');
  if (written === '' || isNewMarkup || /^[A-Za-z§]+[.\s]/.test(written)) return written;
  if (element.localName !== 'section') {
    const name = PRINTED_NAMES[element.localName];
    return name === undefined ? written : `${name} ${written}`;
  }
  if (quoteStyle === 'USC') return `§ ${written}`;
  const isFirst = element.attribute('section-type') === 'section-one' || written === '1.';
  return `${isFirst ? 'SECTION' : 'SEC.'} ${written}`;
}
