import sanitizeHtml from 'sanitize-html';
import { sanitizeShallow } from '../../platform/html/sanitize-shallow.ts';

/** The tags, attributes and schemes of S1 §5; other tags are dropped, but their text is kept. */
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

/** Makes the HTML of a source safe to show. It is sanitized here as well as where it is rendered. */
export function sanitizeSummary(html: string): string {
  return sanitizeShallow(html, ALLOWED);
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
  return sanitizeShallow(html.replace(CELL_END, ' $&'), {
    ...ALLOWED,
    transformTags: { ...ALLOWED.transformTags, ...asLines },
  }).trim();
}
