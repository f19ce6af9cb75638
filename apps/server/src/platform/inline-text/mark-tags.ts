import { markOfTag } from './mark-of-tag.ts';

const TAGS = /<(\/?)(sup|sub)\b[^<>]{0,300}>/gi;

/** Replaces `<sup>` and `<sub>` by marks, in text whose other tags are handled elsewhere; see `settleInlineText`. */
export function markTags(html: string): string {
  return html.replace(TAGS, (_, slash: string, name: string) => markOfTag(name.toLowerCase(), slash === '/'));
}
