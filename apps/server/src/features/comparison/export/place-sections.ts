import type { ComparedSectionSummary } from '@rotunda/contract';

/** Fields that determine a section's position. */
type SectionPosition = Pick<ComparedSectionSummary, 'leftPlace' | 'isMoved'> & { right: object | null };

/** Section at its position in the text with tracked changes, with both sides merged or with one side alone. */
export interface PlacedSection<Section> {
  section: Section;
  side: 'both' | 'left' | 'right';
}

/**
 * Orders sections so that both texts keep their order. A moved section is struck at its old place and inserted at its
 * new one, so rejecting all changes yields the left text and accepting all the right one.
 * @param sections in the order of the right text, as in a comparison
 */
export function placeSections<Section extends SectionPosition>(sections: readonly Section[]): PlacedSection<Section>[] {
  const staying = findStaying(sections);
  const isOnlyLeft = (section: Section) => section.leftPlace !== null && !staying.has(section);
  const leaving = sections.filter(isOnlyLeft).toSorted((a, b) => (a.leftPlace ?? 0) - (b.leftPlace ?? 0));
  const placed: PlacedSection<Section>[] = [];
  let next = 0;
  const placeLeavingUpTo = (place: number) => {
    for (let section = leaving[next]; (section?.leftPlace ?? place) < place; section = leaving[next]) {
      if (section === undefined) return;
      placed.push({ section, side: 'left' });
      next += 1;
    }
  };
  const bounds = nextStayingPlaces(sections, staying);
  for (const [index, section] of sections.entries()) {
    const place = section.leftPlace;
    if (staying.has(section)) {
      placeLeavingUpTo(place ?? 0);
      placed.push({ section, side: 'both' });
    } else if (section.right !== null) {
      placed.push({ section, side: 'right' });
    } else if (place !== null && place < (bounds[index] ?? 0)) {
      // A removed section goes where the comparison shows it, as far as the left text's order allows.
      placeLeavingUpTo(place + 1);
    }
  }
  placeLeavingUpTo(Number.POSITIVE_INFINITY);
  return placed;
}

/** Finds the longest series of sections in the same order in both texts, excluding sections reported as moved. */
function findStaying<Section extends SectionPosition>(sections: readonly Section[]): ReadonlySet<Section> {
  const pairs = sections.filter(({ right, leftPlace, isMoved }) => right !== null && leftPlace !== null && !isMoved);
  /** Index of the last pair of the best series of each length. */
  const lasts: number[] = [];
  const before: (number | undefined)[] = [];
  const placeAt = (pair: number | undefined) => pairs[pair ?? -1]?.leftPlace ?? -1;
  for (const index of pairs.keys()) {
    let low = 0;
    let high = lasts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(lasts[middle]) < placeAt(index)) low = middle + 1;
      else high = middle;
    }
    before[index] = lasts[low - 1];
    lasts[low] = index;
  }
  const staying = new Set<Section>();
  for (let at = lasts.at(-1); at !== undefined; at = before[at]) {
    const pair = pairs[at];
    if (pair !== undefined) staying.add(pair);
  }
  return staying;
}

/** Returns, for each section, the left-text place of the next section that stays. */
function nextStayingPlaces(sections: readonly SectionPosition[], staying: ReadonlySet<SectionPosition>): number[] {
  const bounds: number[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (const [index, section] of [...sections.entries()].toReversed()) {
    bounds[index] = bound;
    if (staying.has(section)) bound = section.leftPlace ?? bound;
  }
  return bounds;
}
