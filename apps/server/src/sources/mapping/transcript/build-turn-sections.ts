import type { TextBlock, TextSection } from '@rotunda/domain';
import { getSpeaker } from './get-speaker.ts';

export interface Paragraph {
  text: string;
  /** Page on which it begins; undefined when pages have no numbers. */
  page: number | undefined;
}

/**
 * Builds a section for each turn, whose id and heading contain the page it begins on.
 *
 * @param front lines before anybody speaks; paragraphs before the first turn are added to them
 */
export function buildTurnSections(front: readonly TextBlock[], paragraphs: Iterable<Paragraph>): TextSection[] {
  const sections = new SectionList([...front]);
  for (const paragraph of paragraphs) sections.add(paragraph);
  return sections.built();
}

class SectionList {
  readonly #front: TextBlock[];
  readonly #turns: TextSection[] = [];
  readonly #onPage = new Map<number | undefined, number>();

  constructor(front: TextBlock[]) {
    this.#front = front;
  }

  add({ text, page }: Paragraph): void {
    const spoken = getSpeaker(text);
    if (spoken === undefined) {
      (this.#turns.at(-1)?.blocks ?? this.#front).push({ text, indent: 0 });
      return;
    }
    const turn = (this.#onPage.get(page) ?? 0) + 1;
    this.#onPage.set(page, turn);
    this.#turns.push({
      sectionId: page === undefined ? `turn-${turn}` : `p${page}-${turn}`,
      heading: page === undefined ? spoken.speaker : `${spoken.speaker}, p. ${page}`,
      level: 0,
      blocks: spoken.said === '' ? [] : [{ text: spoken.said, indent: 0 }],
    });
  }

  built(): TextSection[] {
    const front: TextSection = { sectionId: 'front', heading: 'Front page', level: 0, blocks: this.#front };
    return this.#front.length === 0 ? this.#turns : [front, ...this.#turns];
  }
}
