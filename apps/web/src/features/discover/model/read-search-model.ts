import type { DateRange, SearchModel } from '@rotunda/contract';
import {
  ALL_PROJECTS,
  DATE_PRESETS,
  POSITIONS,
  PRIORITIES,
  REG_DOCUMENT_TYPES,
  RESEARCH_DOCUMENT_TYPES,
  SOCIAL_PLATFORMS,
  STAKEHOLDER_TYPES,
} from '@rotunda/contract/values';
import { BILL_TYPES, CHAMBERS, cutText, DOCUMENT_TYPES, GENERIC_STATUSES } from '@rotunda/domain';
import { DEFAULT_SEARCH, TYPE_DEFAULTS, type AllTypeFilters, type ProgressiveFilters } from './search-defaults.ts';

type Json = Record<string, unknown>;

const MAX_TEXT_LENGTH = 20_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const getRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const getArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
const members = <Item extends string>(all: readonly Item[], value: unknown): Item[] =>
  unique(getArray(value).flatMap((item) => all.filter((one) => one === item)));
const strings = (value: unknown, isGood: (text: string) => boolean): string[] =>
  unique(getArray(value).filter((item): item is string => typeof item === 'string' && isGood(item)));
const getText = (value: unknown): string => {
  // The address parser reads `filters={"rawTextSearch":2026}` as a number, but the user typed text.
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cutText(value, MAX_TEXT_LENGTH) : '';
};
const getFlag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
const getSeconds = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

function getRange(value: unknown): DateRange | null {
  const json = getRecord(value);
  const name = DATE_PRESETS.find((preset) => preset === json['name']);
  if (name === undefined) return null;
  const startTs = getSeconds(json['startTs']);
  const stopTs = getSeconds(json['stopTs']);
  // Outside these years a Date has no ISO form.
  const iso = (seconds: number | null) =>
    seconds === null || Math.abs(seconds) > 8.64e12 ? null : new Date(seconds * 1000).toISOString();
  return { name, startTs, stopTs, startDatetime: iso(startTs), stopDatetime: iso(stopTs) };
}

function getProgressive(value: unknown): ProgressiveFilters {
  const json = getRecord(value);
  const of = (type: keyof ProgressiveFilters) => getRecord(json[type]);
  const billFilters = (own: Json) => ({
    genericStatusList: members(GENERIC_STATUSES, own['genericStatusList']),
    billTypeList: members(BILL_TYPES, own['billTypeList']),
    introducedDateRange: getRange(own['introducedDateRange']),
  });
  const all: AllTypeFilters = {
    Legislation: {
      ...billFilters(of('Legislation')),
      chamber: members(CHAMBERS, of('Legislation')['chamber']),
      activeSessions: getFlag(of('Legislation')['activeSessions'], TYPE_DEFAULTS.Legislation.activeSessions),
    },
    GlobalLegislation: billFilters(of('GlobalLegislation')),
    Regulation: { regDocumentTypes: members(REG_DOCUMENT_TYPES, of('Regulation')['regDocumentTypes']) },
    ResearchDocument: {
      researchDocumentTypes: members(RESEARCH_DOCUMENT_TYPES, of('ResearchDocument')['researchDocumentTypes']),
    },
    SocialPost: {
      socialPlatforms: members(SOCIAL_PLATFORMS, of('SocialPost')['socialPlatforms']),
      stakeholderTypes: members(STAKEHOLDER_TYPES, of('SocialPost')['stakeholderTypes']),
    },
  };
  // A type that is not named has no filters of its own in this search.
  return Object.fromEntries(Object.entries(all).filter(([type]) => Object.hasOwn(json, type)));
}

/** Returns location codes in lower case. An unknown code finds nothing. */
function getCodes(value: unknown): string[] {
  const isCode = (text: string) => /^[a-z]{2}(-[a-z0-9]{1,8})?$/i.test(text);
  return unique(strings(value, isCode).map((code) => code.toLowerCase()));
}

/**
 * Reads the search from an address. Unknown and malformed values are left out. `unknownChoices` names the choices left
 * out, because a search without them finds more than was requested.
 */
export function readSearchModel(value: unknown): SearchModel {
  const json = getRecord(value);
  const generic = getRecord(json['genericSearch']);
  const marks = getRecord(json['entityMetadata']);
  const extensions = getRecord(json['searchExtensions']);
  const defaults = DEFAULT_SEARCH.searchExtensions;
  const isUuid = (text: string) => UUID.test(text);
  const typed = getText(json['rawTextSearch']);
  return {
    datasetTypes: members(DOCUMENT_TYPES, json['datasetTypes']),
    // As on the server, text that is given only as `textSearch` counts as typed.
    rawTextSearch: typed.trim() === '' ? getText(json['textSearch']) : typed,
    textSearch: getText(json['textSearch']),
    genericSearch: {
      byLocation: getCodes(generic['byLocation']).slice(0, 100),
      lastUpdatedDateRange: getRange(generic['lastUpdatedDateRange']),
    },
    entityMetadata: {
      priorities: members(PRIORITIES, marks['priorities']),
      positions: members(POSITIONS, marks['positions']),
      tagIds: strings(marks['tagIds'], isUuid),
      projectIds: marks['projectIds'] === ALL_PROJECTS ? ALL_PROJECTS : strings(marks['projectIds'], isUuid),
    },
    searchExtensions: {
      enhancedSearch: getFlag(extensions['enhancedSearch'], defaults.enhancedSearch),
      searchOperators: getFlag(extensions['searchOperators'], defaults.searchOperators),
    },
    showOnlySelectedPolicyTypes: getFlag(json['showOnlySelectedPolicyTypes'], false),
    progressiveFilters: getProgressive(json['progressiveFilters']),
  };
}

/** Whether two searches find the same. The plain text is derived from the typed text, so it is not compared. */
export function isSameSearch(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => {
    const model = readSearchModel(value);
    return JSON.stringify(writeSearchModel(model.rawTextSearch === '' ? model : { ...model, textSearch: '' }));
  });
  return a === b;
}

/**
 * Returns the differences from the defaults, so that the address stays short enough to send. Empty for a search without
 * filters.
 */
export function writeSearchModel(search: SearchModel): Json {
  const written = differences(search, DEFAULT_SEARCH);
  return getRecord(written);
}

function differences(value: unknown, fallback: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(fallback)) return undefined;
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || !isObject(fallback)) return value;
  const defaults = getRecord(fallback);
  const entries = Object.entries(getRecord(value)).map(([key, own]): [string, unknown] => [
    key,
    Object.hasOwn(defaults, key) ? differences(own, defaults[key]) : own,
  ]);
  return Object.fromEntries(entries.filter(([, own]) => own !== undefined));
}
