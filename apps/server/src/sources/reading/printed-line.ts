import { readableText } from '@rotunda/domain';
import { markInline } from '../../platform/inline-text/mark-inline.ts';
import { settleInlineText } from '../../platform/inline-text/settle-inline-text.ts';
import { getInlineKind, NEXT_NODES } from './inline-kind.ts';
import type { PrintedElement } from './printed-element.ts';

/** Notes within the line they belong to, numbers of paragraphs and notes, and line breaks: printed apart from the words. */
const APART = new Set(['footnote', 'Footnote', 'FTNT', 'endnote', 'sidenote', 'Label', 'label', 'br', 'LineBreak']);

/**
 * Returns the text of an element as one line: white space collapsed, exponents and fractions as plain text shows them,
 * marks of notes left out.
 *
 * @param isMark whether an element is the mark of a note, where only its surroundings say so
 */
export function printedLine<Element extends PrintedElement<Element>>(
  element: Element,
  isMark?: (element: Element) => boolean,
): string {
  return readableText(settleInlineText(markedText(element, isMark)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns all text inside, with marks around what is not printed on the line, for `settleInlineText`. */
export function markedText<Element extends PrintedElement<Element>>(
  element: Element,
  isMark?: (element: Element) => boolean,
): string {
  let text = '';
  for (const [at, node] of element.children.entries()) {
    if (typeof node === 'string') {
      text += node;
      continue;
    }
    const kind =
      isMark?.(node) === true ? 'note-mark' : getInlineKind(node, element.children.slice(at + 1, at + 1 + NEXT_NODES));
    if (APART.has(node.localName)) text += ` ${markedText(node, isMark)} `;
    else if (kind === undefined) text += markedText(node, isMark);
    else text += markInline(kind, kind === 'fraction' ? fractionText(node) : markedText(node, isMark));
  }
  return text;
}

/** Returns `1/2` for `<Numerator>1</Numerator><Denominator>2</Denominator>` and for `1/2`. */
export function fractionText<Element extends PrintedElement<Element>>(fraction: Element): string {
  const parts = fraction.elements();
  const [numerator, denominator] = parts;
  if (parts.length !== 2 || numerator === undefined || denominator === undefined) return fraction.text();
  const divided = [numerator, denominator].map((part) => part.text().trim());
  return fraction.text().includes('/') || fraction.text().includes('⁄') ? fraction.text() : divided.join('/');
}
