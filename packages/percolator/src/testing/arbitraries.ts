import { ANALYZED_FIELDS, type AnalyzedDocument } from '@rotunda/analysis';
import type { DocumentFacets, DocumentFilters, LeafNode, PhraseWord, QueryNode, SpanNode } from '@rotunda/query';
import fc from 'fast-check';
import type { SavedSearch } from '../types.ts';
import { buildDocument } from './build-document.ts';

/** Few words, so that random queries match random documents; half of them share prefixes. */
const WORDS = ['tax', 'taxi', 'taxat', 'land', 'landlord', 'fee', 'school', 'of', 'water'] as const;
const PREFIXES = ['tax', 'taxa', 'lan', 'landl', 'sch', 'zzz'] as const;

const field = fc.option(fc.constantFrom(...ANALYZED_FIELDS), { freq: 4, nil: null });
const terms = fc.uniqueArray(fc.constantFrom(...WORDS, 'absent'), { minLength: 1, maxLength: 2 });
const prefix = fc.constantFrom(...PREFIXES);
const phraseWord: fc.Arbitrary<PhraseWord> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ terms }) },
  { weight: 1, arbitrary: fc.record({ prefix }) },
);

const leaf: fc.Arbitrary<LeafNode> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('word' as const), field, terms }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('prefix' as const), field, prefix }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('phrase' as const),
      field,
      words: fc.array(phraseWord, { minLength: 2, maxLength: 3 }),
    }),
  },
);

const span: fc.Arbitrary<SpanNode> = fc.letrec<{ span: SpanNode }>((tie) => ({
  span: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constant('or' as const), children: fc.array(tie('span'), { maxLength: 3 }) }),
  ),
})).span;

const near = fc.record({
  kind: fc.constant('near' as const),
  field,
  left: span,
  right: span,
  distance: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(1_000_000_000)),
  ordered: fc.boolean(),
});

export const queries: fc.Arbitrary<QueryNode> = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    { weight: 5, arbitrary: leaf },
    { weight: 2, arbitrary: near },
    { weight: 1, arbitrary: fc.constant<QueryNode>({ kind: 'all' }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('and' as const), children: fc.array(tie('node'), { maxLength: 4 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('or' as const), children: fc.array(tie('node'), { maxLength: 4 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('not' as const), child: tie('node') }) },
  ),
})).node;

const documentType = fc.constantFrom(
  'Legislation',
  'GlobalLegislation',
  'Regulation',
  'ResearchDocument',
  'News',
  'SocialPost',
);
const isoCode = fc.constantFrom('us', 'us-ca', 'us-tx', 'ca', 'fr');
const genericStatus = fc.constantFrom('Introduced', 'Passed', 'Other');
const chamber = fc.constantFrom('upper', 'lower', 'joint');
const billType = fc.constantFrom('Bill', 'Memorial', 'Joint Memorial');
const word = fc.constantFrom('Rule', 'Notice', 'x', 'bluesky');
/** Includes timestamps beyond 32 bits, fractional ones, and ones before 1970. */
const ts = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
  fc.constantFrom(-3e9, 3e9, 0.5, 2 ** 31 - 1, -(2 ** 31)),
);

const range = fc.record({ fromTs: ts, toTs: ts }, { requiredKeys: [] });
const list = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { maxLength: 2 });

export const filters: fc.Arbitrary<DocumentFilters> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .record(
        {
          documentTypes: list(documentType),
          isoCodes: list(isoCode),
          genericStatuses: list(genericStatus),
          chambers: list(chamber),
          billTypes: list(billType),
          activeSessions: fc.boolean(),
          regDocumentTypes: list(word),
          researchDocumentTypes: list(word),
          socialPlatforms: list(word),
          stakeholderTypes: list(word),
          introduced: range,
          lastUpdated: range,
        },
        { requiredKeys: [] },
      )
      .chain((all) =>
        fc
          .subarray(Object.keys(all), { maxLength: Math.min(3, Object.keys(all).length) })
          .map((kept) => pick(all, kept)),
      ),
  },
);

function pick(all: DocumentFilters, kept: readonly string[]): DocumentFilters {
  return Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key)));
}

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4, nil: null });

export const facets: fc.Arbitrary<DocumentFacets> = fc.record({
  documentType,
  isoCode: orNull(isoCode),
  genericStatus: orNull(genericStatus),
  chamber: orNull(chamber),
  billType: orNull(billType),
  sessionActive: orNull(fc.boolean()),
  regDocumentType: orNull(word),
  researchDocumentType: orNull(word),
  socialPlatform: orNull(word),
  stakeholderType: orNull(word),
  introducedTs: orNull(ts),
  lastUpdatedTs: orNull(ts),
});

/** Every word comes with its form, as the analyzer writes it; some have a second term at the same position. */
const written = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom('', '', '', ',#cite', ',fee'))
  .map(([stem, more]) => `${stem},=${stem}${more}`);

export const documents: fc.Arbitrary<AnalyzedDocument> = fc
  .array(
    fc.record({
      field: fc.constantFrom(...ANALYZED_FIELDS),
      words: fc.array(written, { maxLength: 12 }).map((w) => w.join(' ')),
    }),
    { maxLength: 4 },
  )
  .map(buildDocument);

export const searches = (ids: { maxId: number; maxLength: number }): fc.Arbitrary<SavedSearch[]> =>
  fc.array(fc.record({ id: fc.integer({ min: 0, max: ids.maxId }), query: queries, filters }), {
    maxLength: ids.maxLength,
  });
