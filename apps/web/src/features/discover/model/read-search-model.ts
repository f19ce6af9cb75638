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

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
const members = <Item extends string>(all: readonly Item[], value: unknown): Item[] =>
  unique(arrayOf(value).flatMap((item) => all.filter((one) => one === item)));
const strings = (value: unknown, isGood: (text: string) => boolean): string[] =>
  unique(arrayOf(value).filter((item): item is string => typeof item === 'string' && isGood(item)));
const textOf = (value: unknown): string => {
  // The address parser reads `filters={"rawTextSearch":2026}` as a number, but the user typed text.
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cutText(value, MAX_TEXT_LENGTH) : '';
};
const flagOf = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
const secondsOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

function rangeOf(value: unknown): DateRange | null {
  const json = recordOf(value);
  const name = DATE_PRESETS.find((preset) => preset === json['name']);
  if (name === undefined) return null;
  const startTs = secondsOf(json['startTs']);
  const stopTs = secondsOf(json['stopTs']);
  // Outside these years a Date has no ISO form.
  const iso = (seconds: number | null) =>
    seconds === null || Math.abs(seconds) > 8.64e12 ? null : new Date(seconds * 1000).toISOString();
  return { name, startTs, stopTs, startDatetime: iso(startTs), stopDatetime: iso(stopTs) };
}

function progressiveOf(value: unknown): ProgressiveFilters {
  const json = recordOf(value);
  const of = (type: keyof ProgressiveFilters) => recordOf(json[type]);
  const billFilters = (own: Json) => ({
    genericStatusList: members(GENERIC_STATUSES, own['genericStatusList']),
    billTypeList: members(BILL_TYPES, own['billTypeList']),
    introducedDateRange: rangeOf(own['introducedDateRange']),
  });
  const all: AllTypeFilters = {
    Legislation: {
      ...billFilters(of('Legislation')),
      chamber: members(CHAMBERS, of('Legislation')['chamber']),
      activeSessions: flagOf(of('Legislation')['activeSessions'], TYPE_DEFAULTS.Legislation.activeSessions),
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
function codesOf(value: unknown): string[] {
  const isCode = (text: string) => /^[a-z]{2}(-[a-z0-9]{1,8})?$/i.test(text);
  return unique(strings(value, isCode).map((code) => code.toLowerCase()));
}

/**
 * Reads the search from an address. Unknown and malformed values are left out. `unknownChoices` names the choices left
 * out, because a search without them finds more than was requested.
 */
export function readSearchModel(value: unknown): SearchModel {
  const json = recordOf(value);
  const generic = recordOf(json['genericSearch']);
  const marks = recordOf(json['entityMetadata']);
  const extensions = recordOf(json['searchExtensions']);
  const defaults = DEFAULT_SEARCH.searchExtensions;
  const isUuid = (text: string) => UUID.test(text);
  const typed = textOf(json['rawTextSearch']);
  return {
    datasetTypes: members(DOCUMENT_TYPES, json['datasetTypes']),
    // As on the server, text that is given only as `textSearch` counts as typed.
    rawTextSearch: typed.trim() === '' ? textOf(json['textSearch']) : typed,
    textSearch: textOf(json['textSearch']),
    genericSearch: {
      byLocation: codesOf(generic['byLocation']).slice(0, 100),
      lastUpdatedDateRange: rangeOf(generic['lastUpdatedDateRange']),
    },
    entityMetadata: {
      priorities: members(PRIORITIES, marks['priorities']),
      positions: members(POSITIONS, marks['positions']),
      tagIds: strings(marks['tagIds'], isUuid),
      projectIds: marks['projectIds'] === ALL_PROJECTS ? ALL_PROJECTS : strings(marks['projectIds'], isUuid),
    },
    searchExtensions: {
      enhancedSearch: flagOf(extensions['enhancedSearch'], defaults.enhancedSearch),
      searchOperators: flagOf(extensions['searchOperators'], defaults.searchOperators),
    },
    showOnlySelectedPolicyTypes: flagOf(json['showOnlySelectedPolicyTypes'], false),
    progressiveFilters: progressiveOf(json['progressiveFilters']),
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
  return recordOf(written);
}

function differences(value: unknown, fallback: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(fallback)) return undefined;
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || !isObject(fallback)) return value;
  const defaults = recordOf(fallback);
  const entries = Object.entries(recordOf(value)).map(([key, own]): [string, unknown] => [
    key,
    Object.hasOwn(defaults, key) ? differences(own, defaults[key]) : own,
  ]);
  return Object.fromEntries(entries.filter(([, own]) => own !== undefined));
}
