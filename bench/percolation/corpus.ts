import type { AnalyzedDocument, AnalyzedField, AnalyzedStream } from '@rotunda/analysis';
import { BILL_TYPES, CHAMBERS, GENERIC_STATUSES, type DocumentType } from '@rotunda/domain';
import type { DocumentFacets } from '@rotunda/query';
import type { Random } from './random.ts';

/** Distinct stems and how they are used: the shares of a text that follow the general frequencies or a topic's. */
const VOCABULARY = 60_000;
const TOPICS = 300;
const TOPIC_WORDS = 150;
const TOPIC_SHARE = 0.15;
const COLLOCATIONS = 4_000;
const COLLOCATION_SHARE = 0.06;
/** Texts repeat themselves: how often a word repeats an earlier one, and in the same form. */
const REPETITION_SHARE = 0.5;
const SAME_FORM_SHARE = 0.9;
/** Words in title, summary and text: 970 on average. */
const FIELD_LENGTHS: readonly (readonly [AnalyzedField, number, number])[] = [
  ['title', 6, 18],
  ['summary', 30, 90],
  ['text', 198, 1_638],
];

const SYLLABLES = 'ba co di fe gu la mi no pra que ri sta ten tor ul ven xi zo an er is on al et'.split(' ');
const ENDINGS = ['', '', 's', 'ed', 'ing'] as const;
export const STATES = Array.from(
  { length: 50 },
  (_, index) => `us-${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
);
export const DAY = 86_400;
export const FIRST_DAY_TS = 1_735_689_600;

export interface BenchDocument {
  document: AnalyzedDocument;
  facets: DocumentFacets;
}

/** Words by frequency rank; queries draw from the same lists. */
export interface Language {
  /** Stem of each rank, and its forms as the analyzer would mark them. */
  stems: string[];
  forms: string[][];
  /** Ranks of words that often occur together. */
  collocations: number[][];
  topics: number[][];
  sampleRank: (random: Random) => number;
}

export function createLanguage(random: Random): Language {
  const stems: string[] = [];
  const used = new Set<string>();
  while (stems.length < VOCABULARY) {
    // Frequent words are short, as in every language.
    const syllables = 1 + Math.floor(Math.log10(stems.length + 1) * 0.9 + random.next() * 1.5);
    const stem = Array.from({ length: syllables }, () => SYLLABLES[random.integer(0, SYLLABLES.length - 1)]).join('');
    if (!used.has(stem)) stems.push(stem);
    used.add(stem);
  }
  const forms = stems.map((stem) => ENDINGS.map((ending) => `=${stem}${ending}`));
  // Zipf distribution with exponent 1, by cumulative weights.
  const cumulative = new Float64Array(VOCABULARY);
  let total = 0;
  for (let rank = 0; rank < VOCABULARY; rank++) cumulative[rank] = total += 1 / (rank + 2.7);
  const sampleRank = (from: Random) => lowerBound(cumulative, from.next() * total);
  const rare = () => random.logUniform(100, VOCABULARY - 1);
  return {
    stems,
    forms,
    collocations: Array.from({ length: COLLOCATIONS }, () => Array.from({ length: random.integer(2, 3) }, rare)),
    topics: Array.from({ length: TOPICS }, () => Array.from({ length: TOPIC_WORDS }, rare)),
    sampleRank,
  };
}

function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createDocument(language: Language, random: Random): BenchDocument {
  const numbers = new Map<string, number>();
  const number = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
  };
  const topic = language.topics[random.integer(0, TOPICS - 1)] ?? [];
  const written: number[] = [];
  const streams = FIELD_LENGTHS.map(([field, min, max]): AnalyzedStream => {
    const begin = written.length;
    writeRanks(written, language, topic, random, random.integer(min, max));
    const ranks = written.slice(begin);
    const termIds: number[] = [];
    const positions: number[] = [];
    for (const [position, rank] of ranks.entries()) {
      termIds.push(number(language.stems[rank] ?? ''));
      positions.push(position);
      const ending = random.chance(SAME_FORM_SHARE) ? rank % ENDINGS.length : random.integer(0, ENDINGS.length - 1);
      const form = language.forms[rank]?.[ending] ?? '';
      if (form.length < 4) continue;
      termIds.push(number(form));
      positions.push(position);
    }
    const places = Uint32Array.from(positions);
    return {
      field,
      language: 'en',
      termIds: Uint32Array.from(termIds),
      positions: places,
      starts: places,
      ends: places,
    };
  });
  // As a worker thread receives it: with its own strings, adjacent in memory.
  const document = structuredClone({ terms: [...numbers.keys()], streams });
  return { document, facets: createFacets(random) };
}

/** Appends words: repeated ones, some of the topic, some collocations, the rest by general frequency. */
function writeRanks(
  ranks: number[],
  language: Language,
  topic: readonly number[],
  random: Random,
  count: number,
): void {
  const end = ranks.length + count;
  while (ranks.length < end) {
    const kind = random.next() - REPETITION_SHARE;
    const earlier = ranks[random.integer(0, ranks.length)];
    if (kind < 0 && earlier !== undefined) ranks.push(earlier);
    else if (kind >= 0 && kind < COLLOCATION_SHARE / 2) {
      ranks.push(...(language.collocations[random.logUniform(1, COLLOCATIONS - 1)] ?? []));
    } else if (kind >= 0 && kind < COLLOCATION_SHARE / 2 + TOPIC_SHARE) {
      ranks.push(topic[random.logUniform(1, TOPIC_WORDS - 1)] ?? 0);
    } else ranks.push(language.sampleRank(random));
  }
}

const TYPES: readonly (readonly [DocumentType, number])[] = [
  ['Legislation', 55],
  ['Regulation', 15],
  ['News', 12],
  ['SocialPost', 8],
  ['ResearchDocument', 5],
  ['GlobalLegislation', 5],
];

function createFacets(random: Random): DocumentFacets {
  const documentType = random.choose(TYPES, 'Legislation');
  const isBill = documentType === 'Legislation';
  const day = random.integer(0, 700);
  return {
    documentType,
    isoCode: isBill && !random.chance(0.25) ? random.pick(['us-aa', ...STATES]) : 'us',
    genericStatus: isBill ? random.pick(GENERIC_STATUSES) : null,
    chamber: isBill ? random.pick(CHAMBERS) : null,
    billType: isBill ? random.pick(BILL_TYPES) : null,
    sessionActive: isBill ? random.chance(0.7) : null,
    regDocumentType: documentType === 'Regulation' ? random.pick(['Rule', 'Proposed Rule', 'Notice']) : null,
    researchDocumentType: documentType === 'ResearchDocument' ? random.pick(['Report', 'Testimony']) : null,
    socialPlatform: documentType === 'SocialPost' ? random.pick(['bluesky', 'mastodon']) : null,
    stakeholderType: documentType === 'SocialPost' ? random.pick(['member', 'organization']) : null,
    introducedTs: isBill ? FIRST_DAY_TS + day * DAY : null,
    lastUpdatedTs: FIRST_DAY_TS + random.integer(day, 700) * DAY,
  };
}
