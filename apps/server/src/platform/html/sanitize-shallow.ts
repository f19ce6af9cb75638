import sanitizeHtml from 'sanitize-html';

/** A tag or what is left of one: consumes to the end when nothing closes it, so that the text is gone through once. */
const TAG = /<\/?[a-z][^>]*>?/gi;
/** Tags inside one another. Real texts reach some dozens; the most that unclosed paragraphs pretend is some hundreds. */
const MAX_DEPTH = 2000;

/** The parser holds more open elements than any text needs. */
class TooDeepError extends Error {}

/**
 * The HTML sanitized by these rules, or its words alone when its tags are nested beyond any use: the parser keeps a stack
 * of open elements, and the time it takes grows with its height times the number of tags (a megabyte of `<div>` took a
 * minute). The parser itself is asked how deep it is, since whoever reads the tags otherwise can be misled by quotes,
 * comments and elements that only seem to close themselves.
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
