import type { XmlElement } from '../reading/index.ts';
import type { BlockStyle, Change } from './section-builder.ts';

/** The reader's position in the document. */
export interface Place {
  /** Id of the section that owns text at this place, before it is made unique. */
  path: string;
  /** Level of the next section opened here. */
  level: number;
  indent: number;
  change: Change | undefined;
  /** Set inside quoted law that the bill enacts, whose sections are not sections of this bill. */
  quote: { style: string } | undefined;
  /** Number of enclosing quotations; marks alternate between double and single. */
  quoteDepth: number;
  /** Whether a defined term is printed in quotation marks: true in the older markup, except inside a quotation. */
  termsAreQuoted: boolean;
  /** Inside a margin note or footnote. */
  isNote?: boolean;
}

/** Returns the style of a line that begins here. */
export function getStyle(place: Place): BlockStyle {
  return { indent: place.indent, change: place.change, isNote: place.isNote };
}

/**
 * Whether the element is printed in quotation marks: the older markup leaves the marks of quotations and defined terms
 * to the printer.
 */
export function isPrintedInQuotes(element: XmlElement, place: Place): boolean {
  return element.localName === 'quote' || (element.localName === 'term' && place.termsAreQuoted);
}

/** Returns the place inside a quotation that begins here. */
export function enterQuotation(place: Place): Place {
  return { ...place, quoteDepth: place.quoteDepth + 1, termsAreQuoted: false };
}

/** Returns double marks for the outermost quotation, single ones inside it, and so on. */
export function quotationMarks(depth: number): [open: string, close: string] {
  return depth % 2 === 0 ? ['“', '”'] : ['‘', '’'];
}
