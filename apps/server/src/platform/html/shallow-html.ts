/** A tag or what is left of one: consumes to the end when nothing closes it, so that the text is gone through once. */
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*>?/gi;
/** Elements that never hold others. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Tags inside one another. Real texts reach some dozens; the most that unclosed paragraphs pretend is some hundreds. */
const MAX_DEPTH = 2000;

/**
 * The HTML as it is, or without its tags when they are nested beyond any use: parsers keep a stack of open elements, and
 * the time they take grows with its height times the number of tags (a megabyte of `<div>` took a minute).
 */
export function shallowHtml(html: string): string {
  return isDeep(html) ? html.replace(TAG, ' ') : html;
}

/** Each name is counted by itself, since an end tag of another name closes nothing. */
function isDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    const key = name.toLowerCase();
    if (VOID.has(key) || tag.endsWith('/>')) continue;
    const count = open.get(key) ?? 0;
    if (slash !== '' && count === 0) continue;
    const step = slash === '' ? 1 : -1;
    open.set(key, count + step);
    depth += step;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
