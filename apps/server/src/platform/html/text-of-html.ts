import { Parser } from 'htmlparser2';
import { shallowHtml } from './shallow-html.ts';

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
  let unread = 0;
  const endParagraph = (): void => {
    const paragraph = words
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    if (paragraph !== '') paragraphs.push(paragraph);
    words = '';
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name)) endParagraph();
      if (name === 'br' && unread === 0) words += '\n';
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1);
      if (BLOCKS.has(name)) endParagraph();
    },
    ontext: (text) => {
      if (unread === 0) words += text.replace(/\s+/g, ' ');
    },
  });
  parser.end(shallowHtml(html.slice(0, MAX_CHARACTERS)));
  endParagraph();
  return paragraphs.join('\n\n');
}
