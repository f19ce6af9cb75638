import type { AnalyzedField } from '@rotunda/analysis';
import type { Language } from '@rotunda/domain';
import { getSpanLeaves, type LeafNode, partnered, type PhraseWord, type SpanNode } from '@rotunda/query';
import { type PositionalNode, getPlaces } from '../postgres/compile-positional.ts';
import { FIELD_WEIGHTS } from '../postgres/document-passages.ts';
import { lexemesInPassage } from '../postgres/tsquery.ts';
import { DocumentSet } from './document-set.ts';
import { AnyReader, NO_PASSAGE, type PassageReader, PhraseReader, WordReader } from './place-readers.ts';
import type { Segment } from './segment.ts';
import type { WorkLimit } from './work-limit.ts';

const ALL_WEIGHTS = 0b1111;
const WEIGHTS = 'DCBA';

/** Whether positions in memory can decide a node. Prefixes are matched against forms, which are not kept in memory. */
export function isMatchedByPositions(node: PositionalNode): boolean {
  const leaves = node.kind === 'near' ? [...getSpanLeaves(node.left), ...getSpanLeaves(node.right)] : [node];
  return leaves.every((leaf) => getPlaces(leaf).every((word) => !('prefix' in word)));
}

/**
 * Finds the documents with a passage that contains a phrase, proximity or word, in one language.
 * @throws TooLongError
 */
export function matchPositions(segment: Segment, node: PositionalNode, limit: WorkLimit): DocumentSet {
  const found = new DocumentSet(segment.size);
  const seen = new Set<string>();
  for (const language of ['en', 'fr'] as const) {
    const matcher = new PositionMatcher(segment, node, language, limit);
    // Most words have the same lexemes in both languages.
    if (seen.has(matcher.key)) continue;
    seen.add(matcher.key);
    matcher.match(found);
  }
  return found;
}

class PositionMatcher {
  /** Matchers with the same key find the same documents. */
  key = '';
  readonly #segment: Segment;
  readonly #language: Language;
  readonly #weights: number;
  readonly #field: AnalyzedField | null;
  readonly #match: (found: DocumentSet) => void;

  constructor(segment: Segment, node: PositionalNode, language: Language, limit: WorkLimit) {
    this.#segment = segment;
    this.#language = language;
    this.#field = node.field;
    this.#weights = node.field === null ? ALL_WEIGHTS : 1 << WEIGHTS.indexOf(FIELD_WEIGHTS[node.field]);
    if (node.kind === 'near') {
      const [left, right] = [this.#sideReader(node.left), this.#sideReader(node.right)];
      const { distance, ordered } = node;
      this.#match = (found) =>
        eachShared({ segment, readers: [left, right], limit }, found, () => {
          const [here, there] = [left.spans(), right.spans()];
          if (here.length === 0 || there.length === 0) return false;
          return partnered(here, there, distance, { before: !ordered, after: true }).length > 0;
        });
    } else {
      const reader = this.#leafReader(node);
      this.#match = (found) =>
        eachShared({ segment, readers: [reader], limit }, found, () => reader.spans().length > 0);
    }
  }

  match(found: DocumentSet): void {
    this.#match(found);
  }

  #sideReader(span: SpanNode): PassageReader {
    const readers = getSpanLeaves(span).map((leaf) => this.#leafReader(leaf));
    const [only] = readers;
    return only !== undefined && readers.length === 1 ? only : new AnyReader(readers);
  }

  #leafReader(leaf: LeafNode): PassageReader {
    const words = getPlaces(leaf).map((word) => this.#wordReader(word));
    const [only] = words;
    this.key += '.';
    return only !== undefined && words.length === 1 ? only : new PhraseReader(words);
  }

  #wordReader(word: PhraseWord): WordReader {
    const spelt = 'prefix' in word ? [] : lexemesInPassage(this.#field, word.terms, this.#language);
    const numbers = spelt.flatMap((lexeme) => this.#segment.lexemes.find(lexeme) ?? []);
    this.key += `${numbers.join(' ')},`;
    return new WordReader(this.#segment.passages, numbers, this.#weights);
  }
}

/** Adds the documents with a passage that all readers contain and for which `holds` returns true. */
function eachShared(
  {
    segment: { buildDocument },
    readers,
    limit,
  }: { segment: Segment; readers: readonly PassageReader[]; limit: WorkLimit },
  found: DocumentSet,
  holds: () => boolean,
): void {
  for (let passage = 0; ;) {
    limit.step();
    for (const reader of readers) reader.advanceTo(passage);
    const furthest = readers.reduce((last, reader) => Math.max(last, reader.passage), 0);
    if (furthest === NO_PASSAGE) return;
    if (readers.some((reader) => reader.passage !== furthest)) {
      passage = furthest;
      continue;
    }
    const document = buildDocument[furthest] ?? 0;
    if (!found.has(document) && holds()) found.add(document);
    passage = furthest + 1;
  }
}
