import type { XmlElement } from '../reading/index.ts';

/** The second prints the number of the page that begins, as in the Statutes at Large. */
const PAGE_BREAKS = new Set(['pagebreak', 'page']);

/**
 * Joins the content of an element across page breaks: a word that the printer split becomes one word again, and two
 * words separated only by a page break stay two, as do a number and what stands beside it.
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
  return typeof child !== 'string' && PAGE_BREAKS.has(child.localName);
}

function joined(before: string, after: string): string {
  if (/[a-z]-$/.test(before) && /^[a-z]/.test(after)) return before.slice(0, -1) + after;
  const isNumber = /\d$/.test(before) || /^\d/.test(after);
  const isApart = /[a-z]$/.test(before) ? /^[A-Z]/.test(after) : false;
  const isGlued = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return isApart || (isNumber && isGlued) ? `${before} ${after}` : before + after;
}
