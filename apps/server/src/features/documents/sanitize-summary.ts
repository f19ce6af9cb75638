import sanitizeHtml from 'sanitize-html';
import { shallowHtml } from '../../platform/html/shallow-html.ts';

/** The tags, attributes and schemes of S1 §5; anything else is dropped, its text kept. */
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

/** HTML of a source as it may be shown: sanitised here as well as where it is rendered. */
export function sanitizeSummary(html: string): string {
  return sanitizeHtml(shallowHtml(html), ALLOWED);
}
