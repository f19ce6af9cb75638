import { definedFields } from '../mapping/defined-fields.ts';
import { contentsTitle } from '../mapping/register/title-of-document.ts';
import type { XmlElement } from '../reading/index.ts';

/** First and last page. */
export type PageRange = readonly [number, number];

/** What a table of contents states, by document number. */
export interface Contents {
  pages: Map<string, PageRange>;
  titles: Map<string, string>;
}

/** Words of an entry: a subject (`Meetings:`), a subject under it, and the document itself. */
interface Words {
  subject?: string;
  subsubject?: string;
  entry?: string;
}

/** Which words an element leaves and sets. An entry that is not under a subject follows one all the same. */
const WORDS: ReadonlyMap<string, (above: Words, text: string) => Words> = new Map(
  Object.entries<(above: Words, text: string) => Words>({
    SJ: (_, subject) => ({ subject }),
    SSJ: ({ subject }, subsubject) => definedFields({ subject, subsubject }),
    SUBSJ: ({ subject }, subsubject) => definedFields({ subject, subsubject }),
    DOC: (_, entry) => ({ entry }),
    SJDOC: ({ subject }, entry) => definedFields({ subject, entry }),
    SSJDOC: (above, entry) => ({ ...above, entry }),
    SUBSJDOC: (above, entry) => ({ ...above, entry }),
  }),
);

/**
 * Reads pages and titles by document number from the table of contents: `<SJ>Meetings:</SJ> <SJDOC>Advisory
 * Committee, </SJDOC> <PGS>22203-22204</PGS> <FRDOCBP D="1">2016-08806</FRDOCBP>`. One entry may name several documents
 * after several ranges, in a different order.
 *
 * @param above words of the entry that the element is in
 */
export function readContents(contents: XmlElement, found: Contents, above: Words = {}): void {
  let words = above;
  let ranges: PageRange[] = [];
  let documents: XmlElement[] = [];
  const close = () => {
    for (const document of documents) {
      const number = document.plainText();
      const range = getRange(document, documents, ranges);
      if (range !== undefined) found.pages.set(number, range);
      const title = contentsTitle(contentsTitle(words.subject, words.subsubject), words.entry);
      if (title !== undefined && words.entry !== undefined && !found.titles.has(number))
        found.titles.set(number, title);
    }
    documents = [];
  };
  for (const element of contents.elements()) {
    const add = WORDS.get(element.localName);
    if (element.localName === 'FRDOCBP') documents.push(element);
    else {
      close();
      if (element.localName === 'PGS') ranges = rangesIn(element.plainText());
      else if (add !== undefined) words = add(words, element.plainText());
      else readContents(element, found, words);
    }
  }
  close();
}

function rangesIn(text: string): PageRange[] {
  return text.split(',').flatMap((part) => {
    const found = /^(\d+)(?:[-–](\d+))?$/.exec(part.trim());
    return found ? [[Number(found[1]), Number(found[2] ?? found[1])] as const] : [];
  });
}

/**
 * Returns the page range of a document. Documents share a single range; of several ranges, a document gets the only one
 * whose length matches its `D`.
 */
function getRange(
  document: XmlElement,
  documents: readonly XmlElement[],
  ranges: readonly PageRange[],
): PageRange | undefined {
  if (ranges.length === 1) return ranges[0];
  const length = Number(document.attribute('D'));
  const asLong = ranges.filter(([first, last]) => last - first === length);
  const rivals = documents.filter((other) => Number(other.attribute('D')) === length);
  return asLong.length === 1 && rivals.length === 1 ? asLong[0] : undefined;
}
