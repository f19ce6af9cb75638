import type { TextBlock, TextSection } from '@rotunda/domain';

export type Change = 'added' | 'deleted';

/** How the block now written is placed. */
export interface BlockStyle {
  num?: string;
  indent: number;
  change?: Change | undefined;
  continues?: TextBlock['continues'];
  isNote?: boolean | undefined;
}

interface OpenBlock extends BlockStyle {
  text: string;
  /** Only number and heading so far, so the level's own words go on in this line. */
  isLead: boolean;
  /** The words after number and heading have begun in this line. */
  isRunIn: boolean;
}

/** A sentence goes on with these after a quotation that stood on its own lines. */
const CLOSES_A_SENTENCE = /^\s*[.,;:!?)\]”’]/;

/** Writes sections and blocks in the order of the document; white space is made single blanks. */
export class SectionBuilder {
  private readonly sections: TextSection[] = [];
  private readonly ids = new Map<string, number>();
  private block: OpenBlock | undefined;
  private notes: (() => void)[] = [];

  /** Begins a section; what follows belongs to it. @returns its id, made unique within the document */
  openSection(section: Omit<TextSection, 'blocks' | 'sectionId'>, wantedId: string): string {
    // Notes put off while its heading was read wait for the first line of the section.
    if (this.block) this.endBlock();
    const base = section.change === 'deleted' ? `${wantedId}-struck` : wantedId;
    const count = (this.ids.get(base) ?? 0) + 1;
    this.ids.set(base, count);
    const sectionId = count === 1 ? base : `${base}-${count}`;
    this.sections.push({ sectionId, ...section, blocks: [] });
    return sectionId;
  }

  /** Begins a line. With `isLead`, the next body text goes on in it. */
  startBlock(style: BlockStyle, isLead = false): void {
    this.endBlock();
    this.block = { ...style, text: '', isLead, isRunIn: false };
  }

  /** Whether the line of a number and heading still waits for its words. */
  isAtLead(): boolean {
    return this.block?.isLead === true;
  }

  /** Body text of a level: in the line of its number and heading if that is still waiting, else in a new line. */
  startBody(style: BlockStyle): void {
    if (this.block?.isLead) {
      this.block.isLead = false;
      this.block.isRunIn = true;
      if (this.block.text !== '' && !/[—\s]$/.test(this.block.text)) this.block.text += ' ';
    } else this.startBlock(style);
  }

  /** Text in the current line; text after a quotation on its own lines goes to the quotation's end if it closes it. */
  addText(text: string, style: BlockStyle): void {
    if (text === '' || (this.block?.isLead === true && text.trim() === '')) return;
    if (!this.block) {
      if (text.trim() === '') return;
      if (CLOSES_A_SENTENCE.test(text) && this.appendToLast(text)) return;
      this.startBlock(style);
    } else if (this.block.change !== style.change && text.trim() !== '') {
      // Struck and inserted words are blocks of their own, so that either reading can be had without the other.
      const isSpaced = this.block.text === '' || /\s$/.test(this.block.text) || /^\s/.test(text);
      const { indent, isNote } = this.block;
      this.startBlock({ indent, change: style.change, continues: isSpaced ? 'spaced' : 'unspaced', isNote });
    }
    if (!this.block) return;
    // The words follow the dash of a run-in heading without a blank, however the source is indented.
    this.block.text += this.block.text.endsWith('—') && this.block.isRunIn ? text.trimStart() : text;
  }

  /** Text right behind the last line written, as the point after a quotation; a note printed beside it is no line. */
  appendToLast(text: string): boolean {
    this.endBlock();
    const last = this.sections.at(-1)?.blocks.findLast((block) => block.isNote !== true);
    if (!last) return false;
    last.text = tidy(last.text + text);
    return true;
  }

  /** Something to be written once the current line is complete. */
  defer(write: () => void): void {
    this.notes.push(write);
  }

  endBlock(): void {
    const { block, notes } = this;
    this.block = undefined;
    this.notes = [];
    if (block) {
      const text = tidy(block.text);
      if (text !== '' || block.num !== undefined) this.currentBlocks().push(blockOf(text, block));
    }
    for (const write of notes) write();
    if (notes.length > 0) this.endBlock();
  }

  /** All sections, those without any words left out. */
  finish(): TextSection[] {
    this.endBlock();
    return this.sections.filter(
      (section) => section.blocks.length > 0 || section.heading !== undefined || section.num !== undefined,
    );
  }

  private currentBlocks(): TextBlock[] {
    const current = this.sections.at(-1);
    if (current) return current.blocks;
    this.openSection({ level: 0 }, 'front');
    return this.currentBlocks();
  }
}

function blockOf(text: string, { num, indent, change, continues, isNote }: BlockStyle): TextBlock {
  return {
    text,
    ...(num === undefined ? {} : { num }),
    indent,
    ...(change === undefined ? {} : { change }),
    ...(continues === undefined ? {} : { continues }),
    ...(isNote === true ? { isNote } : {}),
  };
}

/** Single blanks; without soft hyphens and zero-width characters, which would part a word from what people search. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
