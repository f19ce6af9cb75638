import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements whose content is not displayed to readers. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'option']);
/** Elements whose end tag is optional; they end with the elements that contain them. */
const ENDED_BY = new Map([['option', new Set(['select', 'datalist', 'optgroup'])]]);
/**
 * An end tag without a start tag is ignored, except these, which browsers show as an empty paragraph and a line break.
 */
const IMPLICIT_ELEMENTS: ReadonlySet<string> = new Set(['p', 'br']);

export interface HtmlReader {
  /** Called with text, entities decoded. */
  onText(text: string): void;
  /** @param name Lower-case name. */
  onTag(name: string, isClosing: boolean): void;
}

/**
 * Reports text and tags of untrusted HTML in order. It builds no tree and keeps no tag waiting for its end, so the time
 * depends only on the length, however deeply the tags are nested.
 *
 * @param hidden Elements whose text is skipped, up to the end tag of the outermost one.
 */
export function readHtml(html: string, { onText, onTag }: HtmlReader, hidden = HIDDEN): void {
  let outermost = '';
  let depth = 0;
  let opened = '';
  const openOf = new Map<string, number>();
  const open = (name: string) => {
    opened = name;
    openOf.set(name, (openOf.get(name) ?? 0) + 1);
    // An option ends where the next one begins.
    if (depth === 0 && hidden.has(name)) outermost = name;
    if (name === outermost && (depth === 0 || !ENDED_BY.has(name))) depth += 1;
    onTag(name, false);
  };
  const close = (name: string) => {
    const count = openOf.get(name) ?? 0;
    if (count === 0 && !IMPLICIT_ELEMENTS.has(name)) return;
    openOf.set(name, Math.max(0, count - 1));
    if (name === outermost) depth -= 1;
    else if (ENDED_BY.get(outermost)?.has(name) === true) depth = 0;
    if (depth <= 0) [outermost, depth] = ['', 0];
    onTag(name, true);
  };
  const text = (part: string) => {
    if (depth === 0) onText(part);
  };
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const ignore = () => undefined;
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => text(html.slice(start, end)),
    ontextentity: (codepoint) => text(String.fromCodePoint(codepoint)),
    onopentagname: (start, end) => open(nameAt(start, end)),
    onclosetag: (start, end) => close(nameAt(start, end)),
    // In browsers only SVG elements can be self-closing. Feeds written as XML self-close iframes and objects, meaning
    // that they are empty, so hidden elements end here; otherwise all following text would be lost.
    onselfclosingtag: () => {
      if (opened === 'svg' || hidden.has(opened)) close(opened);
    },
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    onattribname: ignore,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onprocessinginstruction: ignore,
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true, recognizeSelfClosing: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}
