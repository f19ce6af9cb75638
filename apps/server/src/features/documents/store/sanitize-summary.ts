import { readableText } from '@rotunda/domain';
import sanitizeHtml from 'sanitize-html';
import { sanitizeShallow } from '../../../platform/html/sanitize-shallow.ts';
import { withoutHidden } from '../../../platform/html/without-hidden.ts';
import { markTags } from '../../../platform/inline-text/mark-tags.ts';
import { settleInlineHtml } from '../../../platform/inline-text/settle-inline-html.ts';

/** The tags, attributes and schemes of SHL-13; other tags are dropped, but their text is kept. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'span',
    'a',
    'b',
    'i',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'p',
    'br',
    'div',
    'blockquote',
    'pre',
    'hr',
    'mark',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};

/**
 * Makes the HTML of a source safe to show: without what its author hides from readers, and with what is printed above or
 * below the line as plain text. It is sanitized here as well as where it is rendered.
 */
export function sanitizeSummary(html: string): string {
  return sanitizePrinted(html, ALLOWED);
}

/** Exponents and the like are settled at the end, because the specification's tags do not include theirs. */
function sanitizePrinted(html: string, rules: sanitizeHtml.IOptions): string {
  const allowedTags = [...(rules.allowedTags || []), 'sup', 'sub'];
  return readableText(settleInlineHtml(markTags(sanitizeShallow(withoutHidden(html), { ...rules, allowedTags }))));
}

/**
 * Block elements that the specification's tags do not include; they become separate lines, so that their words do not
 * run together.
 */
const OTHER_BLOCKS =
  'h1 h2 h3 h4 h5 h6 article section header footer address figure figcaption dl dt dd table caption tr'.split(' ');
const CELL_END = /<\/t[dh]\s*>/gi;

/** Like `sanitizeSummary`, for whole documents: headings and table rows become lines instead of running together. */
export function sanitizeBody(html: string): string {
  const asLines = Object.fromEntries(OTHER_BLOCKS.map((tag) => [tag, /^h\d$/.test(tag) ? 'p' : 'div']));
  return sanitizePrinted(html.replace(CELL_END, ' $&'), {
    ...ALLOWED,
    transformTags: { ...ALLOWED.transformTags, ...asLines },
  }).trim();
}
