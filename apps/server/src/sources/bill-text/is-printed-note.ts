import type { XmlElement } from '../reading/index.ts';

const NAMES: ReadonlySet<string> = new Set(['sidenote', 'footnote', 'endnote']);

/**
 * Whether the element is a note printed in the margin or at the foot of the page, which is moved out of the sentence that
 * contains it and placed after it.
 */
export function isPrintedNote(element: XmlElement): boolean {
  if (NAMES.has(element.localName)) return true;
  const kind = [element.attribute('type'), element.attribute('class'), element.attribute('role')].join(' ');
  return element.localName === 'note' && /\b(?:foot|end)note/i.test(kind);
}
