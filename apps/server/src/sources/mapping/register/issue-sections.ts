import type { TextSection } from '@rotunda/domain';
import { printedLine, type XmlElement, type XmlNode } from '../../reading/index.ts';

/** Elements printed beside the text: facts that are read elsewhere, or page furniture. */
const IGNORED_ELEMENTS = new Set([
  'AGENCY',
  'SUBAGY',
  'CFR',
  'DEPDOC',
  'RIN',
  'FRDOC',
  'BILCOD',
  'FILED',
  'PRTPAGE',
  'GID',
  'TITLE3',
  'EAR',
]);
/** Inline elements. */
const INLINE = new Set(['E', 'SU', 'FR', 'FTREF', 'AC', 'PRTPAGE', 'I', 'B', 'LI', 'INF']);
/** Notes at the foot of a page and below a table. */
const NOTES = new Set(['FTNT', 'TNOTE']);
/** `HED` heads a part of the document; the numbered ones subdivide it. */
const HEADING_LEVELS: Readonly<Record<string, number>> = { HED: 0, HD1: 1, HD2: 2, HD3: 3, HD4: 4 };

/**
 * Returns the text of one document of an issue: a section for each heading, the amended sections of the Code with their
 * number and subject, and table rows as one block with cells separated by ` | `. Footnotes and notes of tables are marked
 * and carry their numbers; the marks in the text that refer to them are left out. The document's own title is omitted.
 */
export function issueSections(document: XmlElement): TextSection[] {
  const writer = new SectionWriter();
  const place = { parent: document.localName, isNote: false, tableMarks: new Set<string>() };
  for (const part of document.elements()) writer.write(part, place);
  return writer.sections.filter((section) => section.blocks.length > 0 || section.heading !== undefined);
}

/** Where an element is written. */
interface Place {
  /** Name of the enclosing element. */
  parent: string;
  isNote: boolean;
  /** Marks of the notes below the enclosing table. */
  tableMarks: ReadonlySet<string>;
}

class SectionWriter {
  readonly sections: TextSection[] = [];
  private level = 0;

  write(element: XmlElement, outer: Place): void {
    const name = element.localName;
    if (IGNORED_ELEMENTS.has(name) || (name === 'SUBJECT' && outer.parent === 'PREAMB')) return;
    const place = {
      parent: name,
      isNote: outer.isNote || NOTES.has(name),
      tableMarks: name === 'GPOTABLE' ? getTableMarks(element) : outer.tableMarks,
    };
    if (name === 'HD' || name === 'HED')
      this.start(element.plainText(), HEADING_LEVELS[element.attribute('SOURCE') ?? 'HED'] ?? 1);
    else if (name === 'SECTION') this.writeCodeSection(element, place);
    else if (name === 'ROW') this.add(rowText(element, place.tableMarks), place);
    else if (name === 'STARS') this.add('* * * * *', place);
    else if (element.elements().some((child) => !INLINE.has(child.localName))) this.writeParts(element, place);
    else this.writeLine(element, place);
  }

  /** Writes text and blocks that stand beside each other in one element. */
  private writeParts(element: XmlElement, place: Place): void {
    let line: XmlNode[] = [];
    const endLine = () => {
      this.writeLine(element.with(line), place);
      line = [];
    };
    for (const child of element.children) {
      if (typeof child === 'string' || INLINE.has(child.localName)) line.push(child);
      else {
        endLine();
        this.write(child, place);
      }
    }
    endLine();
  }

  /** Writes a paragraph. The number of a note before its text numbers the block. */
  private writeLine(element: XmlElement, place: Place): void {
    const mark = place.isNote ? leadingMark(element) : undefined;
    const words = mark === undefined ? element : element.with(element.children.filter((child) => child !== mark));
    this.add(printedLine(words, isMarkIn(place.tableMarks)), place, mark?.text().trim());
  }

  private writeCodeSection(section: XmlElement, place: Place): void {
    const num = section.child('SECTNO')?.plainText();
    this.start(section.child('SUBJECT')?.plainText() ?? '', this.level + 1, num);
    this.level -= 1;
    for (const child of section.elements()) {
      if (child.localName !== 'SECTNO' && child.localName !== 'SUBJECT') this.write(child, place);
    }
  }

  private start(heading: string, level: number, num?: string): void {
    this.level = level;
    this.sections.push({
      sectionId: `s-${this.sections.length + 1}`,
      level,
      blocks: [],
      ...(heading === '' ? {} : { heading }),
      ...(num ? { num } : {}),
    });
  }

  private add(text: string, { isNote }: Place, num?: string): void {
    if (text === '') return;
    if (this.sections.length === 0) this.start('', 0);
    const block = { text, indent: 0, ...(num ? { num } : {}), ...(isNote ? { isNote } : {}) };
    this.sections.at(-1)?.blocks.push(block);
  }
}

function rowText(row: XmlElement, tableMarks: ReadonlySet<string>): string {
  const cells = row.elements().map((cell) => printedLine(cell, isMarkIn(tableMarks)));
  return cells.join(' | ').replace(/^[ |]*$/, '');
}

/** Returns the number that a note begins with: `<SU>11</SU> 15 U.S.C. 78s.` */
function leadingMark(note: XmlElement): XmlElement | undefined {
  const first = note.children.find((child) => typeof child !== 'string' || child.trim() !== '');
  return typeof first === 'object' && first.localName === 'SU' ? first : undefined;
}

function getTableMarks(table: XmlElement): ReadonlySet<string> {
  return new Set(table.descendants('TNOTE').flatMap((note) => leadingMark(note)?.text().trim() ?? []));
}

/** In a table, what marks one of its notes is never an exponent. */
function isMarkIn(tableMarks: ReadonlySet<string>): (element: XmlElement) => boolean {
  return (element) => element.localName === 'SU' && tableMarks.has(element.text().trim());
}
