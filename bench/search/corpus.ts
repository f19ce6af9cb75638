import type { DocumentFacets } from '@rotunda/query';
import type { BillType, Chamber, DocumentType, GenericStatus } from '@rotunda/domain';
import { Random } from '../percolation/random.ts';

const VOCABULARY = 60_000;
const TOPICS = 400;
const TOPIC_WORDS = 120;
const TOPIC_SHARE = 0.15;
const COLLOCATIONS = 5_000;
const COLLOCATION_SHARE = 0.04;
const DAY = 86_400;
const FIRST_DAY_TS = 1_735_689_600;
const DAYS = 700;

const SYLLABLES = 'ba co di fe gu la mi no pra que ri sta ten tor ul ven xi zo an er is on al et'.split(' ');
const ENDINGS = ['', '', '', 's', 'ed', 'ing'];

/** Words by frequency rank, and words that often occur together. */
export interface Language {
  words: string[];
  collocations: string[][];
  topics: string[][];
  sample: (random: Random) => string;
}

export interface CorpusDocument {
  documentId: number;
  title: string;
  summary: string;
  text: string;
  facets: DocumentFacets;
}

export function createLanguage(seed: number): Language {
  const random = new Random(seed);
  const words: string[] = [];
  const used = new Set<string>();
  while (words.length < VOCABULARY) {
    // Frequent words are short, as in every language.
    const syllables = 1 + Math.floor(Math.log10(words.length + 1) * 0.9 + random.next() * 1.5);
    const word = Array.from({ length: syllables }, () => SYLLABLES[random.integer(0, SYLLABLES.length - 1)]).join('');
    if (!used.has(word)) words.push(word);
    used.add(word);
  }
  // Zipf distribution with exponent 1, by cumulative weights.
  const cumulative = new Float64Array(VOCABULARY);
  let total = 0;
  for (let rank = 0; rank < VOCABULARY; rank++) cumulative[rank] = total += 1 / (rank + 2.7);
  const rare = () => words[random.logUniform(100, VOCABULARY - 1)] ?? '';
  return {
    words,
    collocations: Array.from({ length: COLLOCATIONS }, () => Array.from({ length: random.integer(2, 3) }, rare)),
    topics: Array.from({ length: TOPICS }, () => Array.from({ length: TOPIC_WORDS }, rare)),
    sample: (from) => words[lowerBound(cumulative, from.next() * total)] ?? '',
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

/** Creates a document that depends only on its number and the seed: 970 words on average. */
export function createDocument(language: Language, seed: number, documentId: number): CorpusDocument {
  const random = new Random(seed * 1_000_003 + documentId);
  const topic = language.topics[random.integer(0, TOPICS - 1)] ?? [];
  const write = (min: number, max: number) => writeText(language, topic, random, random.integer(min, max));
  return {
    documentId,
    title: write(6, 18),
    summary: write(30, 90),
    text: write(198, 1_598),
    facets: createFacets(random),
  };
}

function writeText(language: Language, topic: readonly string[], random: Random, length: number): string {
  const words: string[] = [];
  while (words.length < length) {
    const kind = random.next();
    if (kind < COLLOCATION_SHARE / 2.5) {
      words.push(...(language.collocations[random.logUniform(1, COLLOCATIONS - 1)] ?? []));
      continue;
    }
    const word =
      kind < COLLOCATION_SHARE / 2.5 + TOPIC_SHARE
        ? (topic[random.logUniform(1, TOPIC_WORDS - 1)] ?? '')
        : language.sample(random);
    words.push(word + (ENDINGS[random.integer(0, ENDINGS.length - 1)] ?? ''));
    if (random.chance(0.08)) words.push(`${words.pop() ?? ''}.`);
  }
  return words.join(' ');
}

const TYPES: readonly (readonly [DocumentType, number])[] = [
  ['Legislation', 55],
  ['Regulation', 15],
  ['News', 12],
  ['SocialPost', 8],
  ['ResearchDocument', 5],
  ['GlobalLegislation', 5],
];
const STATUSES: readonly (readonly [GenericStatus, number])[] = [
  ['Introduced', 60],
  ['Inactive', 20],
  ['Considering', 8],
  ['Passed', 9],
  ['Failed', 3],
];
const CHAMBERS: readonly (readonly [Chamber, number])[] = [
  ['lower', 60],
  ['upper', 39],
  ['joint', 1],
];
const BILL_TYPES: readonly (readonly [BillType, number])[] = [
  ['Bill', 82],
  ['Resolution', 12],
  ['Joint Resolution', 3],
  ['Concurrent Resolution', 3],
];
export const STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'
    .split(' ')
    .map((state) => `us-${state}`);

function createFacets(random: Random): DocumentFacets {
  const documentType = random.choose(TYPES, 'Legislation');
  const isBill = documentType === 'Legislation' || documentType === 'GlobalLegislation';
  const isState = documentType === 'Legislation' && !random.chance(0.25);
  const day = random.integer(0, DAYS);
  const isoCode =
    documentType === 'GlobalLegislation' ? 'ca' : isState ? (STATES[random.integer(0, 49)] ?? 'us') : 'us';
  return {
    documentType,
    isoCode,
    genericStatus: isBill ? random.choose(STATUSES, 'Introduced') : null,
    chamber: isBill ? random.choose(CHAMBERS, 'lower') : null,
    billType: isBill ? random.choose(BILL_TYPES, 'Bill') : null,
    sessionActive: isBill ? random.chance(0.7) : null,
    regDocumentType: documentType === 'Regulation' ? random.pick(['Rule', 'Proposed Rule', 'Notice']) : null,
    researchDocumentType: documentType === 'ResearchDocument' ? random.pick(['CRS', 'CBO', 'GAO']) : null,
    socialPlatform: documentType === 'SocialPost' ? random.pick(['bluesky', 'x']) : null,
    stakeholderType: documentType === 'SocialPost' ? random.pick(['legislator', 'organization']) : null,
    introducedTs: isBill ? FIRST_DAY_TS + day * DAY : null,
    lastUpdatedTs: FIRST_DAY_TS + random.integer(day, DAYS) * DAY + random.integer(0, DAY - 1),
  };
}
