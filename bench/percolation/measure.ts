import { createPercolator, type SavedSearch } from '@rotunda/percolator';
import { evaluate, matchesFilters } from '@rotunda/query';
import type { BenchDocument } from './corpus.ts';
import { holds, mapDocument, MapsPercolator, type Frequency } from './maps-percolator.ts';
import type { Mix } from './searches.ts';

export interface PercolationResult {
  savedSearches: number;
  mix: Mix;
  /** Documents per second of CPU time. */
  docsPerSecondPerCore: number;
  /** Documents per second relative to the Maps baseline in the same run. */
  baselineRatio: number;
  baselineDocsPerSecond: number;
  /** Quantiles over documents, each by the median of several calls. */
  p50Ms: number;
  p99Ms: number;
  matchesPerDocument: number;
  /** Typed arrays of the index, without the strings of its vocabulary. */
  indexBytes: number;
  buildMs: number;
  /** Decisions on a search and a document that differ from evaluating every search on every compared document. */
  differences: number;
  documentsCompared: number;
}

export interface Load {
  searches: readonly SavedSearch[];
  mix: Mix;
  warmUp: readonly BenchDocument[];
  documents: readonly BenchDocument[];
  frequency: Frequency;
}

/** CPU time to measure. The percolator gets whole passes over the documents; the baseline gets one partial pass. */
const PERCOLATOR_MS = 3_000;
const BASELINE_MS = 3_000;
/** Documents on which the oracle itself is compared with `evaluate` of the query package, for every search. */
const REFERENCE_DOCUMENTS = 2;

export function measure(load: Load): PercolationResult {
  const buildStart = performance.now();
  const percolator = createPercolator({ documentFrequency: load.frequency });
  percolator.build(load.searches);
  const buildMs = performance.now() - buildStart;

  for (const { document, facets } of load.warmUp) percolator.match(document, facets);
  const timed = timePasses(load.documents, PERCOLATOR_MS, ({ document, facets }) => percolator.match(document, facets));

  const baseline = new MapsPercolator(load.searches, load.frequency);
  for (const { document, facets } of load.warmUp.slice(0, 50)) baseline.match(document, facets);
  const baselineTimed = timePasses(
    load.documents,
    BASELINE_MS,
    (each) => baseline.match(each.document, each.facets),
    1,
  );

  const found = load.documents.map(({ document, facets }) => percolator.match(document, facets));
  const matches = found.reduce((total, ids) => total + ids.length, 0);
  return {
    savedSearches: load.searches.length,
    mix: load.mix,
    docsPerSecondPerCore: Math.round(timed.perSecond),
    baselineRatio: round(timed.perSecond / baselineTimed.perSecond),
    baselineDocsPerSecond: round(baselineTimed.perSecond),
    p50Ms: round(quantile(timed.times, 0.5)),
    p99Ms: round(quantile(timed.times, 0.99)),
    matchesPerDocument: round(matches / load.documents.length),
    indexBytes: percolator.stats().indexBytes,
    buildMs: Math.round(buildMs),
    differences: countDifferences(load, found),
    documentsCompared: load.documents.length,
  };
}

/**
 * Runs one call per document, in whole passes until `budgetMs` of CPU time is spent; with `maxPasses` of 1, the pass
 * ends there. Throughput is measured in CPU time, and a document's time is the median of its passes; both exclude the
 * time in which other processes had the CPU.
 */
function timePasses(
  documents: readonly BenchDocument[],
  budgetMs: number,
  run: (document: BenchDocument) => unknown,
  maxPasses = Infinity,
): { perSecond: number; times: Float64Array } {
  const timesByDocument = documents.map((): number[] => []);
  const begin = process.cpuUsage();
  let calls = 0;
  let spentMs = 0;
  for (let pass = 0; pass < maxPasses && spentMs < budgetMs; pass++) {
    for (const [index, document] of documents.entries()) {
      const start = performance.now();
      run(document);
      timesByDocument[index]?.push(performance.now() - start);
      calls++;
      if (calls % 50 === 0) spentMs = processorMs(begin);
      if (maxPasses === 1 && spentMs >= budgetMs) break;
    }
  }
  spentMs = processorMs(begin);
  const medians = timesByDocument
    .filter((times) => times.length > 0)
    .map((times) => quantile(Float64Array.from(times).sort(), 0.5));
  return { perSecond: (1000 * calls) / spentMs, times: Float64Array.from(medians).sort() };
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/**
 * Evaluates every search on every document by plain recursion without anchors, rows or plans. That recursion is in turn
 * compared with the reference on a few documents, which alone takes seconds.
 */
function countDifferences({ searches, documents }: Load, found: readonly Uint32Array[]): number {
  let differences = 0;
  for (const [index, { document, facets }] of documents.entries()) {
    const mapped = mapDocument(document);
    const ids = new Set(found[index]);
    for (const { id, query, filters } of searches) {
      const passes = matchesFilters(filters, facets);
      const isMatch = passes && holds(query, mapped);
      if (isMatch !== ids.has(id)) differences++;
      if (index < REFERENCE_DOCUMENTS && passes && evaluate(query, document) !== isMatch) differences++;
    }
  }
  return differences;
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = (value: number) => Number(value.toPrecision(4));
