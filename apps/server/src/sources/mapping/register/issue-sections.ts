import type { TextSection } from '@rotunda/domain';
import type { XmlElement } from '../../reading/index.ts';

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
/** `HED` heads a part of the document; the numbered ones subdivide it. */
const HEADING_LEVELS: Readonly<Record<string, number>> = { HED: 0, HD1: 1, HD2: 2, HD3: 3, HD4: 4 };

/**
 * Returns the text of one document of an issue: a section for each heading, the amended sections of the Code with their
 * number and subject, and table rows as one block with cells separated by ` | `. The document's own title is omitted.
 */
export function issueSections(document: XmlElement): TextSection[] {
  const writer = new SectionWriter();
  for (const part of document.elements()) writer.write(part, document.localName);
  return writer.sections.filter((section) => section.blocks.length > 0 || section.heading !== undefined);
}

class SectionWriter {
  readonly sections: TextSection[] = [];
  private level = 0;

  write(element: XmlElement, parent: string): void {
    const name = element.localName;
    if (IGNORED_ELEMENTS.has(name) || (name === 'SUBJECT' && parent === 'PREAMB')) return;
    if (name === 'HD' || name === 'HED')
      this.start(element.plainText(), HEADING_LEVELS[element.attribute('SOURCE') ?? 'HED'] ?? 1);
    else if (name === 'SECTION') this.writeCodeSection(element);
    else if (name === 'ROW')
      this.add(
        element
          .elements()
          .map((cell) => cell.plainText())
          .join(' | ')
          .replace(/^[ |]*$/, ''),
      );
    else if (name === 'STARS') this.add('* * * * *');
    else if (element.elements().some((child) => !INLINE.has(child.localName))) {
      for (const child of element.elements()) this.write(child, name);
    } else this.add(element.plainText());
  }

  private writeCodeSection(section: XmlElement): void {
    const num = section.child('SECTNO')?.plainText();
    this.start(section.child('SUBJECT')?.plainText() ?? '', this.level + 1, num);
    this.level -= 1;
    for (const child of section.elements()) {
      if (child.localName !== 'SECTNO' && child.localName !== 'SUBJECT') this.write(child, 'SECTION');
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

  private add(text: string): void {
    if (text === '') return;
    if (this.sections.length === 0) this.start('', 0);
    this.sections.at(-1)?.blocks.push({ text, indent: 0 });
  }
}
