import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Their contents are not read by people. */
const HIDDEN = new Set(['script', 'style', 'textarea', 'option']);

export interface HtmlPart {
  /** Called with text as it reads, entities decoded. */
  onText(text: string): void;
  /** @param name in lower case */
  onTag(name: string, isClosing: boolean): void;
}

/**
 * Text and tags of untrusted HTML in their order. No tree is built and no tag waits for its end, so that the time grows
 * with the length only, however deep the tags are nested.
 */
export function readHtml(html: string, { onText, onTag }: HtmlPart): void {
  let hidden: string | undefined;
  const tag = (start: number, end: number, isClosing: boolean) => {
    const name = html.slice(start, end).toLowerCase();
    if (isClosing && hidden === name) hidden = undefined;
    else if (!isClosing && HIDDEN.has(name)) hidden ??= name;
    onTag(name, isClosing);
  };
  const text = (part: string) => {
    if (hidden === undefined) onText(part);
  };
  const ignore = () => undefined;
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => text(html.slice(start, end)),
    ontextentity: (codepoint) => text(String.fromCodePoint(codepoint)),
    onopentagname: (start, end) => tag(start, end, false),
    onclosetag: (start, end) => tag(start, end, true),
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
    onselfclosingtag: ignore,
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}
