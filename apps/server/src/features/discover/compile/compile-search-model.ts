import { type ALL_PROJECTS, type DateRange, searchedText, type SearchModel } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES, type DocumentType, type UnixSeconds } from '@rotunda/domain';
import { type DocumentFilters, parseQuery, type QueryNode, suggestFixes } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import { includeNamedDocument } from '../named-documents/include-named-document.ts';
import { resolveDateRange } from './resolve-date-range.ts';

/** Facts an organization must have attached. Values in a list are alternatives; an empty list requires nothing. */
export interface CompiledScope {
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
  projectIds: readonly string[] | typeof ALL_PROJECTS;
  /** Only the stakeholder search sets these. */
  parties?: readonly string[];
  committeeIds?: readonly string[];
}

/** Search model in the form used by search engine, percolator and highlighter. */
export interface CompiledSearchModel {
  /** Text to search for. */
  text: string;
  query: QueryNode;
  /**
   * A document passes if it satisfies at least one: there is one for each type with its own filters and one for all
   * other types.
   */
  filters: DocumentFilters[];
  scope: CompiledScope;
  /** How the text was interpreted, in words. */
  explanation: string;
  /** Whether a preset ("last 30 days") moves with the day; if so, the result is valid for the UTC day of `nowTs`. */
  hasMovingDates: boolean;
}

/**
 * Compiles a search model. Discover, saved searches and alerts all use this function.
 * @throws AppError QUERY_FAULT with code, position and a plain sentence
 */
export function compileSearchModel(model: SearchModel, nowTs: UnixSeconds): CompiledSearchModel {
  const typed = searchedText(model);
  const text = model.searchExtensions.searchOperators ? typed : withoutOperators(typed);
  const parsed = includeNamedDocument(text, parseQuery(text));
  if (!parsed.ok) {
    const fixes = suggestFixes(text, parsed.fault);
    throw new AppError('QUERY_FAULT', { message: parsed.fault.message, data: { ...parsed.fault, fixes } });
  }
  return {
    text,
    query: parsed.query,
    filters: compileFilters(model, nowTs),
    scope: model.entityMetadata,
    explanation: parsed.explanation,
    hasMovingDates: getRanges(model).some((range) => range !== null && range.name !== 'custom'),
  };
}

/** Neutralizes operators when they are switched off, so that `NOT`, `*` and `bill:` are ordinary text. */
function withoutOperators(text: string): string {
  const words = text
    .replace(/[^\p{L}\p{N}\p{M}.'’&-]+/gu, ' ')
    .replace(/(?<!\S)-+/g, '')
    .replace(/&{2,}/g, '&')
    .replace(/(?<!\S)(AND|OR|NOT|NEAR|ADJ)(?!\S)/g, (word) => word.toLowerCase())
    .replace(/(?<!\S)(?:w|near|adj)\d+(?!\S)/gi, (word) => `"${word}"`);
  // A text of symbols only must not become blank, because a blank search finds everything.
  return words.trim() === '' ? text : words;
}

/** Compiles only the filters of a model, which is all that differs between searches for the same text. */
export function compileFilters(model: SearchModel, nowTs: UnixSeconds): DocumentFilters[] {
  const types: ReadonlySet<DocumentType> = new Set(
    model.datasetTypes.length > 0 ? model.datasetTypes : DISCOVER_DOCUMENT_TYPES,
  );
  const common = commonFilters(model, nowTs);
  const plain: DocumentType[] = [];
  const filters: DocumentFilters[] = [];
  for (const type of types) {
    const own = ownFilters(model, type, nowTs);
    if (own === null) plain.push(type);
    else filters.push({ documentTypes: [type], ...common, ...own });
  }
  return plain.length === 0 ? filters : [{ documentTypes: plain, ...common }, ...filters];
}

function commonFilters({ genericSearch }: SearchModel, nowTs: UnixSeconds): DocumentFilters {
  const lastUpdated = resolveDateRange(genericSearch.lastUpdatedDateRange, nowTs);
  return {
    ...(genericSearch.byLocation.length === 0
      ? {}
      : { isoCodes: genericSearch.byLocation.map((code) => code.toLowerCase()) }),
    ...(lastUpdated === null ? {} : { lastUpdated }),
  };
}

/** Returns null if no filters are set for the type. */
function ownFilters(
  { progressiveFilters }: SearchModel,
  type: DocumentType,
  nowTs: UnixSeconds,
): DocumentFilters | null {
  switch (type) {
    case 'Legislation': {
      const own = progressiveFilters.Legislation;
      if (own === undefined) return null;
      return {
        ...billFilters(own, nowTs),
        ...(own.chamber.length === 0 ? {} : { chambers: own.chamber }),
        ...(own.activeSessions ? { activeSessions: true } : {}),
      };
    }
    case 'GlobalLegislation':
      return progressiveFilters.GlobalLegislation === undefined
        ? null
        : billFilters(progressiveFilters.GlobalLegislation, nowTs);
    case 'Regulation':
      return progressiveFilters.Regulation ?? null;
    case 'ResearchDocument':
      return progressiveFilters.ResearchDocument ?? null;
    case 'SocialPost':
      return progressiveFilters.SocialPost ?? null;
    default:
      return null;
  }
}

type BillFilters = Pick<
  NonNullable<SearchModel['progressiveFilters']['Legislation']>,
  'genericStatusList' | 'billTypeList' | 'introducedDateRange'
>;

function billFilters(own: BillFilters, nowTs: UnixSeconds): DocumentFilters {
  const introduced = resolveDateRange(own.introducedDateRange, nowTs);
  return {
    ...(own.genericStatusList.length === 0 ? {} : { genericStatuses: own.genericStatusList }),
    ...(own.billTypeList.length === 0 ? {} : { billTypes: own.billTypeList }),
    ...(introduced === null ? {} : { introduced }),
  };
}

function getRanges({ genericSearch, progressiveFilters }: SearchModel): (DateRange | null)[] {
  return [
    genericSearch.lastUpdatedDateRange,
    progressiveFilters.Legislation?.introducedDateRange ?? null,
    progressiveFilters.GlobalLegislation?.introducedDateRange ?? null,
  ];
}
