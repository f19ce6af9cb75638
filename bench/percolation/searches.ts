import { GENERIC_STATUSES, type DocumentType } from '@rotunda/domain';
import type { DocumentFilters, QueryNode, WordNode } from '@rotunda/query';
import type { SavedSearch } from '@rotunda/percolator';
import { DAY, FIRST_DAY_TS, STATES, type Language } from './corpus.ts';
import type { Random } from './random.ts';

export const MIXES = ['heavy', 'selective'] as const;
export type Mix = (typeof MIXES)[number];

interface MixTraits {
  /** Frequency ranks of the searched words, starting from the most frequent. */
  commonest: number;
  rarest: number;
  /** Shares of searches restricted by document type and by jurisdiction. */
  typed: number;
  placed: number;
}

/** Tuned so that 100,000 searches give about 1,070 and 218 matches per document. */
const TRAITS: Readonly<Record<Mix, MixTraits>> = {
  heavy: { commonest: 168, rarest: 40_000, typed: 0.8, placed: 0.66 },
  selective: { commonest: 510, rarest: 40_000, typed: 0.95, placed: 0.9 },
};

export function createSearches(count: number, mix: Mix, language: Language, random: Random): SavedSearch[] {
  const traits = TRAITS[mix];
  return Array.from({ length: count }, (_, id) => ({
    id,
    query: createQuery(traits, language, random),
    filters: createFilters(traits, random),
  }));
}

/** 40 % terms and phrases, 40 % boolean queries of 3 to 15 terms, 10 % prefixes, 10 % proximities. */
function createQuery(traits: MixTraits, language: Language, random: Random): QueryNode {
  const kind = random.next();
  const word = () => createWord(random.logUniform(traits.commonest, traits.rarest), language, random);
  if (kind < 0.25) return word();
  if (kind < 0.4) {
    const words = collocation(language, random) ?? [word(), word()];
    return { kind: 'phrase', field: null, words: words.map(({ terms }) => ({ terms })) };
  }
  if (kind < 0.8) return createBoolean(word, random);
  if (kind < 0.9) {
    const stem = language.stems[random.logUniform(traits.commonest * 4, traits.rarest)] ?? '';
    const prefix = stem.slice(0, Math.max(4, stem.length - random.integer(0, 3)));
    const node: QueryNode = { kind: 'prefix', field: null, prefix: prefix.padEnd(3, 'a') };
    return random.chance(0.5) ? node : { kind: 'and', children: [node, word()] };
  }
  const [left, right] = (random.chance(0.5) ? collocation(language, random) : null) ?? [word(), word()];
  const distance = random.integer(2, 25);
  if (left === undefined || right === undefined) return word();
  return { kind: 'near', field: null, left, right, distance, ordered: random.chance(0.3) };
}

/** Creates a word as the query parser produces it: the stem of either language. One in twelve searches the title. */
function createWord(rank: number, language: Language, random: Random): WordNode {
  const stem = language.stems[rank] ?? '';
  return { kind: 'word', field: random.chance(1 / 12) ? 'title' : null, terms: [stem, `~${stem}`] };
}

function collocation(language: Language, random: Random): WordNode[] | null {
  if (random.chance(0.2)) return null;
  const ranks = language.collocations[random.logUniform(10, language.collocations.length - 1)] ?? [];
  return ranks.map((rank) => ({ ...createWord(rank, language, random), field: null }));
}

/**
 * Creates a boolean query in one of the usual shapes: all of a few, any of many, one of each of several lists, one word
 * but not another.
 */
function createBoolean(word: () => WordNode, random: Random): QueryNode {
  const terms = random.integer(3, 15);
  const words = Array.from({ length: terms }, word);
  const shape = random.next();
  if (shape < 0.25) return { kind: 'and', children: words.slice(0, 3) };
  if (shape < 0.45) return { kind: 'or', children: words };
  const cut = random.integer(1, terms - 1);
  const either: QueryNode = { kind: 'or', children: words.slice(0, cut) };
  const other: QueryNode = { kind: 'or', children: words.slice(cut) };
  if (shape < 0.85) return { kind: 'and', children: [either, other] };
  return { kind: 'and', children: [either, { kind: 'not', child: other }] };
}

function createFilters(traits: MixTraits, random: Random): DocumentFilters {
  const filters: DocumentFilters = {};
  if (random.chance(traits.typed)) {
    const other = random.pick<DocumentType>(['Regulation', 'News', 'SocialPost', 'ResearchDocument']);
    filters.documentTypes = random.choose<DocumentType[]>(
      [
        [['Legislation'], 6],
        [['Legislation', other], 2],
      ],
      [other],
    );
    if (random.chance(0.2)) filters.documentTypes = [other];
  }
  if (random.chance(traits.placed)) {
    const codes = Array.from({ length: random.integer(1, 5) }, () => random.pick<string>(['us', 'us', ...STATES]));
    filters.isoCodes = [...new Set(codes)];
  }
  if (random.chance(0.15)) filters.genericStatuses = [random.pick(GENERIC_STATUSES), random.pick(GENERIC_STATUSES)];
  if (random.chance(0.1)) filters.chambers = [random.pick(['upper', 'lower'])];
  if (random.chance(0.2)) filters.activeSessions = true;
  if (random.chance(0.1)) filters.introduced = { fromTs: FIRST_DAY_TS + random.integer(0, 700) * DAY };
  if (random.chance(0.1)) filters.lastUpdated = { fromTs: FIRST_DAY_TS + random.integer(0, 300) * DAY };
  return filters;
}
