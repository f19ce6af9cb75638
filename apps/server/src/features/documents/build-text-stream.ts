import type { TextSection } from '@rotunda/domain';
import type { StreamSection } from './searchable-document.ts';

/** Where the text of a block or heading stands in the stream, so that a match can be marked in it. */
export interface BlockPlace {
  section: number;
  /** null for the section's heading. */
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
  /** What would be law: unchanged and inserted text. */
  current: BuiltText;
  /** What a reported bill strikes; empty text when nothing is struck. */
  struck: BuiltText;
}

/**
 * A version's sections as the two runs of text that are searched. Struck text stands apart, because a phrase that
 * reaches from struck into inserted words was never written by anyone.
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
    this.#sections.push({ start: this.#text.length, sectionId: section.sectionId, label: labelOf(section) });
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
    // A section of which nothing landed here would only be noise beside a match.
    return { text: this.#text, sections: this.#sections, blocks: this.#blocks };
  }
}

function labelOf(section: TextSection): string {
  return section.num?.trim() || section.heading?.trim() || '';
}
