import type { TextBlock } from '@rotunda/domain';
import type { XmlElement } from '../reading/index.ts';

/** Elements that subdivide their parent; their text is one level deeper. */
const SUBDIVISIONS = new Set([
  'Subsection',
  'Paragraph',
  'Subparagraph',
  'Clause',
  'Subclause',
  'Definition',
  'AmendedText',
  'FormulaParagraph',
  'Item',
]);
/** Elements that contain others without being a level of their own. */
const CONTAINERS = new Set([
  'Section',
  'SectionPiece',
  'Provision',
  'ContinuedSectionSubsection',
  'ContinuedParagraph',
  'FormulaGroup',
  'FormulaDefinition',
  'Formula',
  'TableGroup',
  'table',
  'tgroup',
  'thead',
  'tbody',
  'List',
  'BilingualGroup',
  'BillInternal',
  'Schedule',
  'Group',
  'Introduction',
  'Preamble',
  'Body',
  'ReadAsText',
  'Recommendation',
  'Enacts',
  'Summary',
  'ScheduleFormHeading',
  'GroupHeading',
]);

/**
 * Returns the text of a Bill Exchange element as blocks in reading order. A label is attached to the text that follows
 * it; when deeper text follows first, both labels precede it: `(1) (a)`. A table row is one block, with its cells
 * separated by ` | `.
 */
export function statuteBlocks(element: XmlElement, skip: ReadonlySet<XmlElement> = new Set()): TextBlock[] {
  const blocks: TextBlock[] = [];
  collect(element, 0, skip, blocks);
  return blocks;
}

function collect(element: XmlElement, indent: number, skip: ReadonlySet<XmlElement>, blocks: TextBlock[]): void {
  let label = '';
  for (const child of element.elements()) {
    if (skip.has(child)) continue;
    const name = child.localName;
    if (name === 'Label') {
      label = child.plainText();
      continue;
    }
    const first = blocks.length;
    if (name === 'Footnote') {
      blocks.push(...noteBlocks(child, indent));
      continue;
    }
    if (SUBDIVISIONS.has(name) || CONTAINERS.has(name)) {
      collect(child, indent + (SUBDIVISIONS.has(name) ? 1 : 0), skip, blocks);
    } else {
      const text = leafText(child);
      if (text !== '') blocks.push({ text, indent });
    }
    const labeled = blocks[first];
    // A margin note comes before the label's text, but the label does not number the note.
    if (label === '' || !labeled || name === 'MarginalNote') continue;
    blocks[first] = { ...labeled, num: labeled.num === undefined ? label : `${label} ${labeled.num}` };
    label = '';
  }
  if (label !== '') blocks.push({ text: label, indent });
}

/** Returns a note at the foot of the page, with its number. */
function noteBlocks(note: XmlElement, indent: number): TextBlock[] {
  const num = note.child('Label')?.plainText();
  const text = note
    .with(note.children.filter((part) => typeof part === 'string' || part.localName !== 'Label'))
    .plainText();
  return text === '' ? [] : [{ text, indent, isNote: true, ...(num ? { num } : {}) }];
}

function leafText(element: XmlElement): string {
  if (element.localName === 'row') {
    const cells = element.elements().map((cell) => cell.plainText());
    return cells.some((cell) => cell !== '') ? cells.join(' | ') : '';
  }
  if (element.localName === 'Heading') {
    return element
      .elements()
      .map((part) => part.plainText())
      .join(' ')
      .trim();
  }
  return element.plainText();
}
