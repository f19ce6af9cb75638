import type { XmlElement } from '../reading/index.ts';

/** First and last page. */
export type PageRange = readonly [number, number];

/**
 * Pages by document number from the table of contents: `<PGS>22203-22204</PGS><FRDOCBP D="1">2016-08806</FRDOCBP>`.
 * One entry may name several documents after several ranges, and not in their order.
 */
export function readContents(contents: XmlElement, pages: Map<string, PageRange>): void {
  let ranges: PageRange[] = [];
  let documents: XmlElement[] = [];
  const close = () => {
    for (const document of documents) {
      const range = rangeOf(document, documents, ranges);
      if (range !== undefined) pages.set(document.plainText(), range);
    }
    documents = [];
  };
  for (const element of contents.elements()) {
    if (element.localName === 'FRDOCBP') documents.push(element);
    else {
      close();
      if (element.localName === 'PGS') ranges = rangesIn(element.plainText());
      else readContents(element, pages);
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

/** Documents on one range share it; of several ranges a document has the one as long as its `D` says, if only one is. */
function rangeOf(
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
