import { readHtml } from '../../../platform/html/read-html.ts';

/** Ends of these elements separate words; without a blank `</p><p>` would glue two of them together. */
const BLOCKS = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 tr td th blockquote pre'.split(' '));

/** A summary that may hold HTML as the plain text that is searched and shown in rows: one line, entities decoded. */
export function plainText(html: string): string {
  let text = '';
  readHtml(html, {
    onText: (part) => (text += part),
    onTag: (name, isClosing) => {
      if (name === 'br' || (isClosing && BLOCKS.has(name))) text += ' ';
    },
  });
  return text.replace(/\s+/g, ' ').trim();
}
