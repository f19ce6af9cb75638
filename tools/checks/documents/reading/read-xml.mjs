/**
 * @typedef {object} XmlNode
 * @property {string} name Without the namespace prefix.
 * @property {Record<string, string>} attributes
 * @property {(XmlNode | string)[]} content
 */

const MARKUP =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses a well-formed XML document into a tree, enough to read what it states; DTD entities stay unchanged.
 *
 * @param {string} xml
 * @returns {XmlNode}
 */
export function readXml(xml) {
  const top = { name: '', attributes: {}, content: [] };
  const open = [top];
  let end = 0;
  for (const match of xml.matchAll(MARKUP)) {
    const [markup, cdata, closing, name, attributes, isEmpty] = match;
    addText(open.at(-1), decodeEntities(xml.slice(end, match.index)));
    end = match.index + markup.length;
    if (cdata !== undefined) addText(open.at(-1), cdata);
    else if (name === undefined) continue;
    else if (closing) open.pop();
    else {
      const node = { name: localName(name), attributes: getAttributes(attributes), content: [] };
      open.at(-1).content.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  const root = top.content.find((node) => typeof node !== 'string');
  if (root === undefined || open.length !== 1) throw new Error('not well-formed XML');
  return root;
}

/** @param {XmlNode | undefined} node @param {...string} path Element names; the first match of each. */
export function child(node, ...path) {
  return path.reduce((at, name) => at?.content.find((each) => each.name === name), node);
}

/** @param {XmlNode | undefined} node @param {string} [name] Every element if omitted. */
export function children(node, name) {
  return (node?.content ?? []).filter((each) => typeof each !== 'string' && (name === undefined || each.name === name));
}

/** Yields every element with a name at any depth, in document order. */
export function* descendants(node, name) {
  for (const each of children(node)) {
    if (each.name === name) yield each;
    yield* descendants(each, name);
  }
}

/** Returns the text of an element and its descendants. @param {XmlNode | string | undefined} node */
export function getText(node) {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.content.map(getText).join('');
}

/** Converts elements to plain values: a leaf becomes its text, a repeated name a list. */
export function valueOf(node) {
  const elements = children(node);
  if (elements.length === 0) return getText(node).trim();
  const value = {};
  for (const each of elements) {
    const own = valueOf(each);
    value[each.name] = each.name in value ? [value[each.name], own].flat() : own;
  }
  return value;
}

const NAMED = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  sect: '§',
  para: '¶',
  cent: '¢',
  deg: '°',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  reg: '®',
  trade: '™',
  copy: '©',
  times: '×',
  plusmn: '±',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  minus: '−',
};

/** @param {string} text */
export function decodeEntities(text) {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? accented(name) ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const ACCENTS = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

/** `eacute` is é. */
function accented(name) {
  const [, letter, accent] = /^([a-zA-Z])(grave|acute|circ|tilde|uml|ring|cedil)$/.exec(name) ?? [];
  return letter && `${letter}${ACCENTS[accent]}`.normalize('NFC');
}

function localName(name) {
  return name.slice(name.indexOf(':') + 1);
}

function addText(node, text) {
  if (text !== '') node.content.push(text);
}

function getAttributes(text) {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name, decodeEntities(double ?? single)]),
  );
}
