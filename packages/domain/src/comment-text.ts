/** A piece of a comment: plain text, or a mentioned colleague. */
export type CommentPart = { kind: 'text'; text: string } | { kind: 'mention'; userId: string; name: string };

/** Format of a mention in the text of a comment: `@[name](user id)`. */
const MENTION = /@\[(?<name>[^[\]\n]{1,200})\]\((?<userId>[\w-]{1,64})\)/g;

/** Splits the text into parts, in order; anything that only resembles a mention is text. */
export function parseCommentText(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const found of text.matchAll(MENTION)) {
    const { name = '', userId = '' } = found.groups ?? {};
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    parts.push({ kind: 'mention', userId, name });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Joins the parts into text. Characters that would end a name are removed from it. */
export function writeCommentText(parts: readonly CommentPart[]): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : `@[${part.name.replace(/[[\]\n]/g, ' ')}](${part.userId})`))
    .join('');
}
