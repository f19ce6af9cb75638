import { readableText } from '@rotunda/domain';
import { readHtml } from '../../../platform/html/read-html.ts';
import { markOfTag } from '../../../platform/inline-text/mark-of-tag.ts';
import { settleInlineText } from '../../../platform/inline-text/settle-inline-text.ts';

/** Elements whose end separates words. Without a space, `</p><p>` would join two of them. */
const BLOCKS = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 tr td th blockquote pre'.split(' '));

/**
 * Converts a summary that may contain HTML to one line of plain text with entities decoded, for search and for list
 * rows.
 */
export function plainText(html: string): string {
  let text = '';
  readHtml(html, {
    onText: (part) => (text += part),
    onTag: (name, isClosing) => {
      text += markOfTag(name, isClosing);
      if (name === 'br' || (isClosing && BLOCKS.has(name))) text += ' ';
    },
  });
  return readableText(settleInlineText(text)).replace(/\s+/g, ' ').trim();
}
