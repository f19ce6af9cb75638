import type { TextSection } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/index.ts';
import { statuteBlocks } from './statute-blocks.ts';

/**
 * Returns the parts of a bill in reading order: recommendation, preamble, enacting clause, headings and sections of the
 * body, schedules. The summary is omitted because it is not part of the law; it is added to the bill's summaries.
 */
export function statuteSections(bill: XmlElement): TextSection[] {
  const builder = new SectionBuilder();
  for (const part of bill.elements()) {
    if (part.localName === 'Introduction') {
      for (const piece of part.elements()) if (piece.localName !== 'Summary') builder.addPiece(piece);
    } else if (part.localName === 'Body') builder.addBody(part);
    else if (part.localName !== 'Identification') builder.addPiece(part);
  }
  return builder.sections;
}

class SectionBuilder {
  readonly sections: TextSection[] = [];
  private readonly used = new Map<string, number>();
  private level = 0;

  /** Adds a part without sections of its own, such as a preamble or schedule. */
  addPiece(piece: XmlElement): void {
    const title =
      piece.child('TitleText') ?? piece.at('ScheduleFormHeading', 'TitleText') ?? piece.at('Provision', 'MarginalNote');
    const label = piece.child('Label') ?? piece.at('ScheduleFormHeading', 'Label');
    const skip = new Set([title, label].filter((element) => element !== undefined));
    this.push(piece.localName.toLowerCase(), 0, label, title, statuteBlocks(piece, skip));
  }

  addBody(body: XmlElement): void {
    this.level = 0;
    for (const element of body.elements()) {
      if (element.localName === 'Heading') this.addHeading(element);
      else if (element.localName === 'Section') this.addSection(element);
      else this.push(element.localName.toLowerCase(), this.level, undefined, undefined, getBlocks(element));
    }
  }

  private addHeading(heading: XmlElement): void {
    const level = Math.max(1, Number(heading.attribute('level') ?? 1) || 1);
    this.level = level;
    const title = heading.child('TitleText');
    const label = heading.child('Label');
    const skip = new Set([title, label].filter((element) => element !== undefined));
    this.push('h', level - 1, label, title, statuteBlocks(heading, skip));
  }

  private addSection(section: XmlElement): void {
    const note = section.child('MarginalNote');
    // Notes that only cite the amended statute (`2000, c. 32`) are not headings and stay in the text.
    const isHeading = note !== undefined && note.elements('HistoricalNote').length === 0;
    const label = section.child('Label');
    const skip = new Set([isHeading ? note : undefined, label].filter((element) => element !== undefined));
    this.push('s', this.level, label, isHeading ? note : undefined, statuteBlocks(section, skip));
  }

  private push(
    kind: string,
    level: number,
    label: XmlElement | undefined,
    heading: XmlElement | undefined,
    blocks: TextSection['blocks'],
  ): void {
    const num = label?.plainText();
    const title = heading?.plainText();
    if (blocks.length === 0 && !num && !title) return;
    const sectionId = this.uniqueId(kind, num ?? '');
    this.sections.push({
      sectionId,
      level,
      blocks,
      ...definedFields({ num: num || undefined, heading: title || undefined }),
    });
  }

  /** Builds an anchor from the printed number; a repeated number (schedules, quoted acts) gets a counter. */
  private uniqueId(kind: string, num: string): string {
    const base = `${kind}-${num}`
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/-$/, '');
    const count = (this.used.get(base) ?? 0) + 1;
    this.used.set(base, count);
    return count === 1 ? base : `${base}~${count}`;
  }
}

/** Returns the blocks of an element that is a block itself or contains blocks. */
function getBlocks(element: XmlElement): TextSection['blocks'] {
  const inside = statuteBlocks(element);
  const text = element.plainText();
  return inside.length > 0 || text === '' ? inside : [{ text, indent: 0 }];
}
