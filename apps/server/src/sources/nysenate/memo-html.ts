import { markTags } from '../../platform/inline-text/mark-tags.ts';
import { settleInlineText } from '../../platform/inline-text/settle-inline-text.ts';

const PRINTED_TAGS = /<(\/?)([a-z][a-z0-9]*)[^<>]{0,200}>/gi;

/**
 * Converts a memorandum to HTML. Its paragraphs keep the publisher's line breaks, because words are split at line ends;
 * headings stay bold. The source is preformatted text after a title and styles that are the same in every memorandum.
 */
export function memoHtml(source: string): string {
  const paragraphs = markTags(preformatted(source))
    .replace(/&nbsp;?/gi, ' ')
    .replace(PRINTED_TAGS, (_tag, slash: string, name: string) => keptTag(slash, name.toLowerCase()))
    .split('\n')
    .map((line) => settleInlineText(line).trim());
  const groups: string[][] = [[]];
  for (const line of paragraphs) {
    if (line !== '') groups.at(-1)?.push(line);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return groups
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('\n');
}

/** Returns the content of the `<pre>`, or everything if there is none. */
function preformatted(source: string): string {
  const opening = /<pre\b[^<>]{0,200}>/i.exec(source);
  if (opening === null) return source;
  const rest = source.slice(opening.index + opening[0].length);
  const end = rest.search(/<\/pre>/i);
  return end < 0 ? rest : rest.slice(0, end);
}

function keptTag(slash: string, name: string): string {
  if (name === 'b') return `<${slash}b>`;
  return name === 'br' ? '\n' : '';
}
