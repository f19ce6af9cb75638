import type { TextSection } from '@rotunda/domain';
import type { StreamSection } from './stream-section.ts';

/** Position of a block's or heading's text in the stream, so that a match can be highlighted there. */
export interface BlockPlace {
  section: number;
  /** Null for the section's heading. */
  block: number | null;
  /** UTF-16 offsets of the block's text (without its number) in the stream. */
  start: number;
  end: number;
}

export interface BuiltText {
  text: string;
  sections: StreamSection[];
  blocks: BlockPlace[];
}

export interface BuiltTexts {
  /** Text that would become law: unchanged and inserted text. */
  current: BuiltText;
  /** Text that a reported bill strikes; empty if nothing is struck. */
  struck: BuiltText;
}

/**
 * Builds the two searchable texts of a version's sections. Struck text is separate, because nobody wrote a phrase that
 * spans struck and inserted words.
 */
export function buildTextStreams(sections: readonly TextSection[]): BuiltTexts {
  const current = new StreamBuilder();
  const struck = new StreamBuilder();
  for (const [place, section] of sections.entries()) {
    const headed = section.change === 'deleted' ? struck : current;
    headed.beginSection(section);
    headed.appendPlaced([section.num, section.heading].filter(Boolean).join(' '), place, null);
    for (const [number, block] of section.blocks.entries()) {
      const target = section.change === 'deleted' || block.change === 'deleted' ? struck : current;
      if (target !== headed) target.beginSection(section);
      if (block.num) target.append(block.num);
      target.appendPlaced(block.text, place, number);
    }
  }
  return { current: current.built(), struck: struck.built() };
}

class StreamBuilder {
  #text = '';
  readonly #sections: StreamSection[] = [];
  readonly #blocks: BlockPlace[] = [];

  beginSection(section: TextSection): void {
    if (this.#sections.at(-1)?.sectionId === section.sectionId) return;
    this.#sections.push({ start: this.#text.length, sectionId: section.sectionId, label: getLabel(section) });
  }

  append(text: string): void {
    if (text === '') return;
    this.#text += this.#text === '' ? text : `\n${text}`;
  }

  appendPlaced(text: string, section: number, block: number | null): void {
    if (text === '') return;
    this.append(text);
    this.#blocks.push({ section, block, start: this.#text.length - text.length, end: this.#text.length });
  }

  built(): BuiltText {
    return { text: this.#text, sections: this.#sections, blocks: this.#blocks };
  }
}

function getLabel(section: TextSection): string {
  return section.num?.trim() || section.heading?.trim() || '';
}
