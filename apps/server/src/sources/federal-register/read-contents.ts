import type { XmlElement } from '../reading/index.ts';

/** First and last page. */
export type PageRange = readonly [number, number];

/**
 * Reads the pages by document number from the table of contents: `<PGS>22203-22204</PGS><FRDOCBP
 * D="1">2016-08806</FRDOCBP>`. One entry may name several documents after several ranges, in a different order.
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

/**
 * Returns the page range of a document. Documents share a single range; of several ranges, a document gets the only one
 * whose length matches its `D`.
 */
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
