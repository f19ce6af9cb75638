import type { XmlElement } from '../reading/index.ts';
import type { BlockStyle, Change } from './section-builder.ts';

/** Where in the document the reader is. */
export interface Place {
  /** Id of the section that owns text standing here, without its mark of uniqueness. */
  path: string;
  /** Level of the next section opened here. */
  level: number;
  indent: number;
  change: Change | undefined;
  /** Inside law that is quoted to be enacted: its sections are not sections of this bill. */
  quote: { style: string } | undefined;
  /** Quotations this place lies in; marks alternate between double and single. */
  quoteDepth: number;
  /** A defined term is printed in quotation marks: in the older markup, unless it stands in a quotation already. */
  termsAreQuoted: boolean;
  /** Inside a note of the margin or the foot of the page. */
  isNote?: boolean;
}

/** How a line that begins here is placed. */
export function styleOf(place: Place): BlockStyle {
  return { indent: place.indent, change: place.change, isNote: place.isNote };
}

/** The older markup leaves the marks of quotations and of defined terms to the printer. */
export function isPrintedInQuotes(element: XmlElement, place: Place): boolean {
  return element.localName === 'quote' || (element.localName === 'term' && place.termsAreQuoted);
}

/** The place inside a quotation that begins here. */
export function inQuotation(place: Place): Place {
  return { ...place, quoteDepth: place.quoteDepth + 1, termsAreQuoted: false };
}

/** Double marks outside, single ones inside, and so on. */
export function quotationMarks(depth: number): [open: string, close: string] {
  return depth % 2 === 0 ? ['“', '”'] : ['‘', '’'];
}
