import type { XmlElement } from '../reading/index.ts';

/**
 * Joins the content of an element across page breaks: a word that the printer split becomes one word again, and two
 * words separated only by a page break stay two.
 */
export function joinAcrossPageBreaks(children: XmlElement['children']): XmlElement['children'] {
  if (!children.some(isPageBreak)) return children;
  const read: (XmlElement | string)[] = [];
  let isBehindBreak = false;
  for (const child of children) {
    if (isPageBreak(child)) {
      isBehindBreak = true;
      continue;
    }
    const last = read.at(-1);
    if (isBehindBreak && typeof last === 'string' && typeof child === 'string') {
      read[read.length - 1] = joined(last, child);
    } else read.push(child);
    isBehindBreak = false;
  }
  return read;
}

function isPageBreak(child: XmlElement | string): boolean {
  return typeof child !== 'string' && child.localName === 'pagebreak';
}

function joined(before: string, after: string): string {
  if (/[a-z]-$/.test(before) && /^[a-z]/.test(after)) return before.slice(0, -1) + after;
  return /[a-z]$/.test(before) && /^[A-Z]/.test(after) ? `${before} ${after}` : before + after;
}
