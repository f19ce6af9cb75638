import type { InlineKind } from '../../platform/inline-text/inline-marks.ts';
import type { PrintedElement } from './printed-element.ts';

/**
 * Elements printed above or below their line, as a fraction, or as the mark of a note, in the markups of the sources:
 * Bill DTD and USLM of Congress, the Federal Register's (`SU`, `FR`, `FTREF`), Bill Exchange of Canada (`Sup`,
 * `FootnoteRef`), HTML and MathML.
 */
const KINDS: ReadonlyMap<string, InlineKind> = new Map([
  ...['superscript', 'sup', 'Sup', 'SU'].map((name) => [name, 'raised'] as const),
  ...['subscript', 'sub', 'Sub', 'INF'].map((name) => [name, 'lowered'] as const),
  ...['fraction', 'Fraction', 'FR', 'mfrac'].map((name) => [name, 'fraction'] as const),
  ...['footnote-ref', 'footnoteRef', 'footnoteReference', 'FootnoteRef', 'endnoteRef', 'noteRef', 'FTREF'].map(
    (name) => [name, 'note-mark'] as const,
  ),
  // Numbers of printed pages and lines.
  ...['page', 'PRTPAGE', 'lineNumber', 'line-number'].map((name) => [name, 'note-mark'] as const),
]);
/** Emphasis of the Federal Register by typeface: superior and inferior, upright and italic. */
const TYPEFACES: ReadonlyMap<string | undefined, InlineKind> = new Map([
  ['51', 'raised'],
  ['53', 'raised'],
  ['52', 'lowered'],
  ['54', 'lowered'],
]);
const CLASSES: readonly (readonly [RegExp, InlineKind])[] = [
  [/\b(?:foot|end)note-?ref/i, 'note-mark'],
  [/\bsuper(?:script)?\b/i, 'raised'],
  [/\bsub(?:script)\b/i, 'lowered'],
];

/** Nodes after an element that say what it is: the superscripts beside it and their reference. */
export const NEXT_NODES = 8;

/**
 * Returns how an inline element is printed within its line; undefined for one that is ordinary text.
 *
 * @param next what follows it: a superscript before `FTREF` refers to a footnote
 */
export function getInlineKind<Element extends PrintedElement<Element>>(
  element: Element,
  next: readonly (Element | string)[] = [],
): InlineKind | undefined {
  const name = element.localName;
  if (name === 'E') return TYPEFACES.get(element.attribute('T'));
  const kind = KINDS.get(name);
  if (kind === 'raised' && isReference(element, next)) return 'note-mark';
  if (kind !== undefined || (name !== 'inline' && name !== 'ref' && name !== 'span')) return kind;
  const style = [element.attribute('class'), element.attribute('role')].join(' ');
  return CLASSES.find(([pattern]) => pattern.test(style))?.[1];
}

function isReference<Element extends PrintedElement<Element>>(
  element: Element,
  next: readonly (Element | string)[],
): boolean {
  // Several notes have one reference: `<SU>1</SU>, <SU>2</SU><FTREF/>`.
  const follows = next.find((node) => (typeof node === 'string' ? /[^\s,;–-]/.test(node) : node.localName !== 'SU'));
  if (follows !== undefined && typeof follows !== 'string' && follows.localName === 'FTREF') return true;
  // `<sup><a href="#fn1">1</a></sup>`, `<sup><ref class="footnoteRef">1</ref></sup>`
  const [inner] = element.elements();
  if (inner === undefined || inner.text() !== element.text().trim()) return false;
  return /^#/.test(inner.attribute('href') ?? '') || getInlineKind(inner) === 'note-mark';
}
