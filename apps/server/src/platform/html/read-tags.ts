import { Tokenizer } from 'htmlparser2';

/** Attributes that say whether and as what an element is read; longer values say nothing more. */
const READ_ATTRIBUTES = ['hidden', 'style', 'class', 'href', 'role', 'epub:type'] as const;
type ReadAttribute = (typeof READ_ATTRIBUTES)[number];
const MAX_VALUE_LENGTH = 1000;

export type TagAttributes = Readonly<Partial<Record<ReadAttribute, string>>>;

export interface TagReader {
  /** Called with text, entities decoded. */
  onText(text: string): void;
  /** @param start offset of the `<` */
  onOpen(name: string, attributes: TagAttributes, start: number): void;
  /** Called after `onOpen` of a tag that ends in `/>`. */
  onSelfClosing(name: string, start: number): void;
  onClose(name: string, start: number): void;
}

/** Reports text and tags of HTML in order, names in lower case, with the attributes that decide what is read. */
export function readTags(html: string, { onText, onOpen, onSelfClosing, onClose }: TagReader): void {
  let name = '';
  let start = 0;
  let attributes: Partial<Record<ReadAttribute, string>> = {};
  let attribute: ReadAttribute | undefined;
  const nameAt = (from: number, to: number) => html.slice(from, to).toLowerCase();
  const addValue = (part: string) => {
    if (attribute === undefined) return;
    attributes[attribute] = ((attributes[attribute] ?? '') + part).slice(0, MAX_VALUE_LENGTH);
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true, recognizeSelfClosing: true },
    {
      ontext: (from, to) => onText(html.slice(from, to)),
      ontextentity: (codepoint) => onText(String.fromCodePoint(codepoint)),
      onopentagname: (from, to) => {
        name = nameAt(from, to);
        start = from - 1;
        attributes = {};
      },
      onopentagend: () => onOpen(name, attributes, start),
      onselfclosingtag: () => {
        onOpen(name, attributes, start);
        onSelfClosing(name, start);
      },
      onclosetag: (from, to) => onClose(nameAt(from, to), html.lastIndexOf('<', from)),
      onattribname: (from, to) => {
        const written = nameAt(from, Math.min(to, from + MAX_VALUE_LENGTH));
        attribute = READ_ATTRIBUTES.find((each) => each === written);
        if (attribute !== undefined) attributes[attribute] ??= '';
      },
      onattribdata: (from, to) => addValue(html.slice(from, Math.min(to, from + MAX_VALUE_LENGTH))),
      onattribentity: (codepoint) => addValue(String.fromCodePoint(codepoint)),
      onattribend: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
