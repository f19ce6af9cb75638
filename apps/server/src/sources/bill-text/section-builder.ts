import { readableText, type TextBlock, type TextSection } from '@rotunda/domain';
import { settleInlineText } from '../../platform/inline-text/settle-inline-text.ts';

export type Change = 'added' | 'deleted';

/** Formatting of the block being written. */
export interface BlockStyle {
  num?: string;
  indent: number;
  change?: Change | undefined;
  continues?: TextBlock['continues'];
  isNote?: boolean | undefined;
}

interface OpenBlock extends BlockStyle {
  text: string;
  /** Only the number and heading are written so far, so the level's own text continues on this line. */
  isLead: boolean;
  /** The text after the number and heading has begun on this line. */
  isRunIn: boolean;
}

/** Punctuation that continues a sentence after a quotation on lines of its own. */
const CLOSES_A_SENTENCE = /^\s*[.,;:!?)\]”’]/;

/** Writes sections and blocks in document order and collapses white space to single spaces. */
export class SectionBuilder {
  private readonly sections: TextSection[] = [];
  private readonly ids = new Map<string, number>();
  private block: OpenBlock | undefined;
  private notes: (() => void)[] = [];
  private nextNum: string | undefined;

  /**
   * Begins a section that owns everything written after it.
   * @returns its id, made unique within the document
   */
  openSection(section: Omit<TextSection, 'blocks' | 'sectionId'>, wantedId: string): string {
    // Notes deferred while the heading was read wait for the first line of the section.
    if (this.block) this.endBlock();
    const base = section.change === 'deleted' ? `${wantedId}-struck` : wantedId;
    const count = (this.ids.get(base) ?? 0) + 1;
    this.ids.set(base, count);
    const sectionId = count === 1 ? base : `${base}-${count}`;
    this.sections.push({ sectionId, ...section, blocks: [] });
    return sectionId;
  }

  /** Numbers the next line that is begun, which is the first of a note. */
  numberNext(num: string | undefined): void {
    this.nextNum = num;
  }

  /** Begins a line. With `isLead`, the next body text continues on it. */
  startBlock(style: BlockStyle, isLead = false): void {
    this.endBlock();
    const num = style.num ?? this.nextNum;
    this.nextNum = undefined;
    this.block = { ...style, ...(num === undefined ? {} : { num }), text: '', isLead, isRunIn: false };
  }

  /** Whether the line of a number and heading is still waiting for its text. */
  isAtLead(): boolean {
    return this.block?.isLead === true;
  }

  /**
   * Begins the body text of a level: on the line of its number and heading if that is still waiting, otherwise on a new
   * line.
   */
  startBody(style: BlockStyle): void {
    if (this.block?.isLead) {
      this.block.isLead = false;
      this.block.isRunIn = true;
      if (this.block.text !== '' && !/[—\s]$/.test(this.block.text)) this.block.text += ' ';
    } else this.startBlock(style);
  }

  /**
   * Adds text to the current line. Text that closes a sentence after a quotation on lines of its own is appended to the
   * quotation.
   */
  addText(text: string, style: BlockStyle): void {
    if (text === '' || (this.block?.isLead === true && text.trim() === '')) return;
    if (!this.block) {
      if (text.trim() === '') return;
      if (CLOSES_A_SENTENCE.test(text) && this.appendToLast(text)) return;
      this.startBlock(style);
    } else if (this.block.change !== style.change && text.trim() !== '') {
      // Struck and inserted words are separate blocks, so that either reading can be produced without the other.
      const isSpaced = this.block.text === '' || /\s$/.test(this.block.text) || /^\s/.test(text);
      const { indent, isNote } = this.block;
      this.startBlock({ indent, change: style.change, continues: isSpaced ? 'spaced' : 'unspaced', isNote });
    }
    if (!this.block) return;
    // The text follows the dash of a run-in heading without a space, however the source is indented.
    this.block.text += this.block.text.endsWith('—') && this.block.isRunIn ? text.trimStart() : text;
  }

  /**
   * Appends text directly to the last line written, such as the period after a quotation. Notes do not count as lines.
   */
  appendToLast(text: string): boolean {
    this.endBlock();
    const last = this.sections.at(-1)?.blocks.findLast((block) => block.isNote !== true);
    if (!last) return false;
    last.text = normalizeText(last.text + text);
    return true;
  }

  /** Defers a write until the current line is complete. */
  defer(write: () => void): void {
    this.notes.push(write);
  }

  endBlock(): void {
    const { block, notes } = this;
    this.block = undefined;
    this.notes = [];
    if (block) {
      const text = normalizeText(block.text);
      if (text !== '' || block.num !== undefined) this.currentBlocks().push(getBlock(text, block));
    }
    for (const write of notes) write();
    if (notes.length > 0) this.endBlock();
  }

  /** Returns all sections except those without number, heading and text. */
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

function getBlock(text: string, { num, indent, change, continues, isNote }: BlockStyle): TextBlock {
  return {
    text,
    ...(num === undefined ? {} : { num }),
    indent,
    ...(change === undefined ? {} : { change }),
    ...(continues === undefined ? {} : { continues }),
    ...(isNote === true ? { isNote } : {}),
  };
}

/**
 * Completes a line: writes what is printed above or below it (`settleInlineText`), takes out what no reader sees, and
 * collapses white space.
 */
export function normalizeText(text: string): string {
  return readableText(settleInlineText(text)).replace(/\s+/g, ' ').trim();
}
