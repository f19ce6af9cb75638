/**
 * @typedef {object} Mark
 * @property {string} name The element, `SU`.
 * @property {string} before The text directly before it, up to 24 characters.
 * @property {string} text
 * @property {string} after The text directly after it, up to 8 characters.
 */

/** Elements that change only the typeface or name what their words are; their words continue the word they stand in. */
const ORDINARY = new Set(
  `quote external-xref internal-xref italic bold term short-title act-name enum-in-header header-in-text quotedText ref
   date shortTitle inline i b em strong XRefInternal XRefExternal DefinedTermFr DefinedTermEn DefinedTerm Emphasis
   citableAs linebreak committee-name sponsor cosponsor nonsponsor amendingAction a LI DefinitionRef Language Leader
   added-phrase deleted-phrase effective-date currentThroughPublicLaw docNumber congress text enum num header heading`
    .split(/\s+/)
    .filter(Boolean),
);
const SMALL_TYPEFACES = new Set(['51', '52', '53', '54']);
const IN_LINE =
  /^(?:SU|FR|FTREF|E|INF|AC|PRTPAGE|sup|sub|superscript|subscript|fraction|footnote-ref|page|pagebreak|Sup|Sub|FootnoteRef|Fraction)$/;
const REACH = 24;

/**
 * Lists the elements within a line that touch a number in the source: an exponent, a fraction, the mark of a note, the
 * number of a page.
 *
 * @param {import('../documents/reading/read-xml.mjs').XmlNode} root
 * @returns {Mark[]}
 */
export function marksIn(root) {
  const marks = [];
  visit(root, marks);
  return marks.filter(touchesNumber);
}

function visit(node, marks) {
  for (const [at, each] of node.content.entries()) {
    if (typeof each === 'string') continue;
    const isMark = each.name === 'E' ? SMALL_TYPEFACES.has(each.attributes.T) : IN_LINE.test(each.name);
    const isUnknown = !isMark && !ORDINARY.has(each.name) && isBetweenDigits(node, at);
    if (isMark || isUnknown) {
      const text = getWords(each).trim();
      const before = beside(node, at, -1).slice(-REACH);
      if (text !== '') marks.push({ name: each.name, before, text, after: beside(node, at, 1).slice(0, 8) });
    }
    visit(each, marks);
  }
}

/** Text beside an element within its parent, across neighboring elements. */
function beside(node, at, step) {
  let text = '';
  for (let i = at + step; i >= 0 && i < node.content.length && text.length < REACH; i += step) {
    const words = typeof node.content[i] === 'string' ? node.content[i] : getWords(node.content[i]);
    text = step < 0 ? words + text : text + words;
  }
  return text;
}

function isBetweenDigits(node, at) {
  const text = getWords(node.content[at]);
  // Elements that stand in no text are fields or blocks of their own.
  const isInText = node.content.some((each) => typeof each === 'string' && each.trim() !== '');
  return isInText && /\d$/.test(beside(node, at, -1)) && /^\d/.test(text);
}

function touchesNumber({ before, text, after }) {
  return (
    (/\d$/.test(before) && /^[\p{L}\p{N}]/u.test(text)) ||
    (/\d/.test(text) && /[^\s([“"]$/u.test(before)) ||
    (/\d$/.test(text) && /^\d/.test(after))
  );
}

/** Returns all the words of an element as the source has them. */
function getWords(node) {
  return typeof node === 'string' ? node : node.content.map(getWords).join('');
}
