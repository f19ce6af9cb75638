import sanitizeHtml from 'sanitize-html';
import { shallowHtml } from '../../../platform/html/shallow-html.ts';

/** Ends of these elements separate words; without a blank `</p><p>` would glue two of them together. */
const BLOCK_END = /<\/(p|div|li|ul|ol|h[1-6]|tr|td|th|blockquote|pre)>|<br\s*\/?>/gi;

/** A summary that may hold HTML as the plain text that is searched and shown in rows: one line, entities decoded. */
export function plainText(html: string): string {
  const spaced = shallowHtml(html).replace(BLOCK_END, ' $&');
  const stripped = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  });
  return stripped.replace(/\s+/g, ' ').trim();
}
