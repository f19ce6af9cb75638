import sanitizeHtml from 'sanitize-html';

/**
 * A tag or the beginning of one. It consumes to the end if nothing closes the tag, so that the text is scanned only
 * once.
 */
const TAG = /<\/?[a-z][^>]*>?/gi;
/** Nesting depth of tags. Real texts reach a few dozen; unclosed paragraphs simulate at most some hundreds. */
const MAX_DEPTH = 2000;

/** The parser has more open elements than any text needs. */
class TooDeepError extends Error {}

/**
 * Sanitizes HTML by the given rules, or returns only its text if its tags are nested excessively. The parser keeps a
 * stack of open elements, and its time grows with the stack's height times the number of tags (a megabyte of `<div>`
 * took a minute). The depth comes from the parser itself, because any other reading of the tags can be misled by
 * quotes, comments and elements that only seem to close themselves.
 */
export function sanitizeShallow(html: string, rules: sanitizeHtml.IOptions): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeepError();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...rules, onOpenTag, onCloseTag });
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    return sanitizeHtml(html.replace(TAG, ' '), rules);
  }
}
