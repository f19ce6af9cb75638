import { readableText } from '@rotunda/domain';
import { markOfTag } from '../inline-text/mark-of-tag.ts';
import { settleInlineText } from '../inline-text/settle-inline-text.ts';
import { readHtml } from './read-html.ts';

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Upstream texts are truncated to this length, ten times the longest article. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Returns the text of an HTML fragment as a reader sees it: paragraphs separated by an empty line, line breaks kept,
 * entities decoded, scripts and styles removed, broken tags tolerated. For text without tags only the white space is
 * normalized.
 */
export function textOfHtml(html: string): string {
  const paragraphs: string[] = [];
  let words = '';
  const endParagraph = (): void => {
    const paragraph = readableText(settleInlineText(words))
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    if (paragraph !== '') paragraphs.push(paragraph);
    words = '';
  };
  const readable = {
    onText: (text: string) => {
      words += text.replace(/\s+/g, ' ');
    },
    onTag: (name: string, isClosing: boolean) => {
      words += markOfTag(name, isClosing);
      if (BLOCKS.has(name)) endParagraph();
      if (name === 'br') words += '\n';
    },
  };
  readHtml(html.slice(0, MAX_CHARACTERS), readable);
  endParagraph();
  return paragraphs.join('\n\n');
}
