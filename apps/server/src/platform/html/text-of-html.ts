import { readHtml } from './read-html.ts';

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not text for readers. */
const UNREAD = new Set('head iframe noscript object script style svg template title'.split(' '));
/** What upstream texts are cut to: ten times the longest article. */
const MAX_CHARACTERS = 2_000_000;

/**
 * The words of an HTML fragment as a reader sees them: paragraphs parted by an empty line, a line break kept, entities
 * decoded, scripts and styles left out, broken tags forgiven. A text without any tag comes back with its white space
 * tidied.
 */
export function textOfHtml(html: string): string {
  const paragraphs: string[] = [];
  let words = '';
  const endParagraph = (): void => {
    const paragraph = words
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
    onTag: (name: string) => {
      if (BLOCKS.has(name)) endParagraph();
      if (name === 'br') words += '\n';
    },
  };
  readHtml(html.slice(0, MAX_CHARACTERS), readable, UNREAD);
  endParagraph();
  return paragraphs.join('\n\n');
}
