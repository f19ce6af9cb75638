import { readFileSync } from 'node:fs';
import { analyzeDocument, type AnalyzedField } from '../packages/analysis/src/index.ts';
import { installPeer } from './install-peer.ts';

interface BenchOptions {
  json: boolean;
  log: (line: string) => void;
  /** Paths of UTF-8 text files to measure in addition to the generated texts. */
  args: string[];
}

interface Result {
  text: string;
  analyzer: string;
  /** Megabytes of UTF-8 per second on one core, median of the rounds. */
  megabytesPerSecond: number;
  tokens: number;
}

interface Sample {
  name: string;
  language: 'en' | 'fr';
  text: string;
}

const ROUNDS = 7;
const CHARACTERS = 3_000_000;

const ENGLISH =
  'the of and to in a for that shall be by or such as any with under is not on this other from may each state states ' +
  'federal agency agencies secretary program programs policy policies requirement requirements provide provided ' +
  'including health care services public private data privacy information security tax credit credits credited energy ' +
  'production emissions standards environmental protection administrator regulation regulations regulatory funding ' +
  'grants eligible eligibility individual individuals organization organizations community communities education ' +
  'university students employment employers workers wages housing rental assistance transportation infrastructure ' +
  'long-term e-mail non-profit nation’s president’s congress committee hearing amendment amended effective dates';
const FRENCH =
  'le la les de des du un une et à en pour dans que qui ne pas sur par avec est sont être cette ces loi lois règlement ' +
  'règlements ministre gouverneur conseil l’accord d’application qu’exige s’appliquent sécurité données personnelles ' +
  'protection renseignements modification modifié modifiée paragraphe article articles prévu prévue exigences ' +
  'organisme organismes fédéral fédérale fédéraux national nationale services santé publique entreprise entreprises ' +
  'impôt revenu crédit montant année années présent présente nouvelle nouvelles aux termes compétence établissement';
const LEGAL = [
  'H.R. 1',
  'S. 211',
  'H. Con. Res. 14',
  'section 230(c)(1)',
  'Sec. 101.',
  '42 U.S.C. 1395w-4',
  '21 CFR 314.50',
  '§ 552a(b)',
  'Public Law 119–21',
  '89 Fed. Reg. 12,345',
  'Executive Order 14110',
  'EPA-HQ-OAR-2021-0317',
  '(A) $1,234,567;',
  'section 1395 of title 42, United States Code,',
];

/** Returns a generator of numbers from 0 to 1 that is the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates text from the given words, the first ones most often, as in any language. */
function makeText(words: readonly string[], citations: readonly string[], seed: number): string {
  const random = makeRandom(seed);
  const parts: string[] = [];
  let length = 0;
  while (length < CHARACTERS) {
    const cites = citations.length > 0 && random() < 0.04;
    const list = cites ? citations : words;
    const pick = cites ? random() : random() ** 2;
    const word = list[Math.floor(pick * list.length)] ?? '';
    parts.push(word + (random() < 0.06 ? '. ' : random() < 0.08 ? ', ' : ' '));
    length += word.length + 1;
  }
  return parts.join('');
}

/** Combines every root with rare endings, so that the vocabulary has thousands of words, like real texts. */
function widen(words: readonly string[], endings: readonly string[]): string[] {
  const rare = words.filter((word) => word.length > 4);
  return [...words, ...words, ...endings.flatMap((ending) => rare.map((word) => word + ending))];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function measure({ name, text }: Sample, analyzer: string, analyze: () => number): Result {
  const bytes = Buffer.byteLength(text);
  let tokens = 0;
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    tokens = analyze();
    speeds.push(bytes / 1000 / (performance.now() - began));
  }
  return { text: name, analyzer, megabytesPerSecond: Math.round(median(speeds) * 10) / 10, tokens };
}

function analyzeWhole({ text, language }: Sample): number {
  const field: AnalyzedField = 'text';
  return analyzeDocument([{ field, language, text }]).streams[0]?.termIds.length ?? 0;
}

function analyzeInPieces(sample: Sample, size: number): number {
  let tokens = 0;
  for (let at = 0; at < sample.text.length; at += size) {
    tokens += analyzeWhole({ ...sample, text: sample.text.slice(at, at + size) });
  }
  return tokens;
}

type Stem = (word: string) => string;

/** Loads the peer's stemmers, or logs the reason and returns null if they cannot be installed. */
async function loadPeer(log: BenchOptions['log']): Promise<Record<'en' | 'fr', Stem> | null> {
  try {
    const loaded = await installPeer('snowball-stemmers', '0.6.0');
    // Safe for the pinned version, which exports this factory of stemmers.
    const { newStemmer } = loaded as { newStemmer: (language: string) => { stem: Stem } };
    const english = newStemmer('english');
    const french = newStemmer('french');
    return { en: (word) => english.stem(word), fr: (word) => french.stem(word) };
  } catch (error) {
    log(`The peer is left out: ${String(error)}`);
    return null;
  }
}

/** The obvious solution without our analyzer: a regular expression for words and the peer's stemmer. */
function peerTokens(text: string, stem: Stem): number {
  let tokens = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) if (stem(word.toLowerCase()) !== '') tokens++;
  return tokens;
}

function remembering(stem: Stem): Stem {
  const stems = new Map<string, string>();
  return (word) => {
    let found = stems.get(word);
    if (found === undefined) stems.set(word, (found = stem(word)));
    return found;
  };
}

/**
 * Measures the analyzer on English, French and legal text, compared with a regular expression and a published stemmer.
 */
export async function run({ log, args }: BenchOptions): Promise<{ bench: 'analysis'; results: Result[] }> {
  const english = widen(ENGLISH.split(' '), ['s', 'ing', 'ed', 'ation', 'ly', 'al', 'ity', 'ness', 'ment', 'er']);
  const french = widen(FRENCH.split(' '), ['s', 'e', 'ement', 'ation', 'ité', 'ant', 'eur', 'ée']);
  const samples: Sample[] = [
    { name: 'english', language: 'en', text: makeText(english, [], 1) },
    { name: 'french', language: 'fr', text: makeText(french, [], 2) },
    { name: 'legal', language: 'en', text: makeText(english, LEGAL, 3) },
    ...args.map((path): Sample => ({ name: path, language: 'en', text: readFileSync(path, 'utf8') })),
  ];
  const peer = await loadPeer(log);
  const results: Result[] = [];
  for (const sample of samples) {
    results.push(measure(sample, 'ours, one document', () => analyzeWhole(sample)));
    results.push(measure(sample, 'ours, documents of 5,000 characters', () => analyzeInPieces(sample, 5_000)));
    if (peer === null) continue;
    const stem = peer[sample.language];
    results.push(measure(sample, 'regular expression + snowball-stemmers', () => peerTokens(sample.text, stem)));
    const memory = remembering(stem);
    results.push(measure(sample, 'the same, remembering stems', () => peerTokens(sample.text, memory)));
  }
  for (const { text, analyzer, megabytesPerSecond, tokens } of results) {
    log(`${text.padEnd(10)} ${analyzer.padEnd(40)} ${megabytesPerSecond.toFixed(1).padStart(7)} MB/s ${tokens} tokens`);
  }
  return { bench: 'analysis', results };
}
