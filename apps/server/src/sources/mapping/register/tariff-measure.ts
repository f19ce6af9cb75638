import { type IsoDate, isoDateFromWords, type TariffMeasure, type TextSection } from '@rotunda/domain';
import { getCountries, getPrograms, getRemedies } from './tariff-programs.ts';

/** Names of the schedule and its parts. */
const PART_OF_SCHEDULE =
  /\bHarmonized Tariff Schedule|\bHTSU?S?\b|\b(?:[Ss]ub)?(?:chapter|heading)s?\s+[\dIVX]|\bU\.S\. note\b/;
/**
 * Words that change the schedule: `the HTSUS is modified`, `subchapter III of chapter 99 … is amended`, `heading
 * 9903.01.25 shall be inserted`. Statements that it should or may be changed, or who is empowered to change it, do not
 * match.
 */
const IS_CHANGED =
  /\b(?:is|are|shall be)(?: hereby| further| also)? (?:modified|amended|inserted|deleted|terminated)\b/g;
/** The subject of the change is within this many characters before these words, in the same clause. */
const SUBJECT_REACH = 300;
const NAMES_SCHEDULE = /\bHarmonized Tariff Schedule|\bHTSUS\b/;
/** Four digits of a heading and at least two of a subheading, up to the ten digits of a statistical line. */
const CODE = /(?<![\w.$])\d{4}\.\d{2}(?:\.\d{2}(?:\.?\d{2})?)?(?![\w]|\.\d| percent|%)/g;
/** `heading 7601`, `headings 8703, 8704.21 and 8708`: four digits alone cite a heading only after that word. */
const HEADINGS =
  /\bheadings?\s+(\d{4}(?![\d])[\d.]*(?:(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or|through|to)\s+)\d{4}(?![\d])[\d.]*){0,200})/gi;
/** `25 percent ad valorem`, `12 1/2 percent ad valorem`, `12½% ad valorem`; never the end of a longer number. */
const AD_VALOREM =
  /(?<![\w./]|\d[ -](?=\d{1,2}\/))(?:\d{1,3}(?:\.\d{1,3}|[ -]?(?:\d{1,2}\/\d{1,2}|[¼½¾⅐-⅞]))?|\d{1,2}\/\d{1,2}|[¼½¾⅐-⅞])(?: percent|%) ad valorem\b/g;
/** `on or after 12:01 a.m. eastern daylight time on April 5, 2025`. */
const ON_OR_AFTER =
  /\bon or after 12:01 a\.m\.,? eastern (?:standard |daylight )?time,? (?:on )?([A-Z][a-z]+ \d{1,2}, \d{4})/gi;
/** Agencies that change the schedule, besides the President. */
const AGENCIES =
  /\bTrade Representative|\bCommerce\b|\bInternational Trade (?:Administration|Commission)|\bCustoms\b|\bIndustry and Security/;
/** Agencies that decide on antidumping and countervailing duties. */
const REMEDY_AGENCIES = /\bCommerce\b|\bInternational Trade (?:Administration|Commission)/;
const HEADING_DIGITS = 4;
/**
 * Within this distance after those words, a number with a dot is a subheading, not an amount. In a list, the words
 * apply to every number.
 */
const WORD_REACH = 400;
const BETWEEN_LISTED = /^[\s,;]*(?:(?:and|or|through|to)\s+)?$/;

/**
 * Returns the tariff measure of a document whose text changes the tariff schedule, or whose title is about antidumping
 * or countervailing duties. Undefined for a document that only mentions the schedule, as notices of trade agreements
 * do.
 *
 * @param agencies agencies of the notice; undefined for a document of the President
 */
export function getTariffMeasure(
  sections: readonly TextSection[],
  { title = '', agencies }: { title?: string | undefined; agencies?: readonly string[] },
): TariffMeasure | undefined {
  if (agencies !== undefined && !agencies.some((agency) => AGENCIES.test(agency))) return undefined;
  const blocks = sections.flatMap((section) => section.blocks.map(({ text }) => text));
  const remedies = agencies?.some((agency) => REMEDY_AGENCIES.test(agency)) === true ? getRemedies(title) : [];
  const isChange = blocks.some((text) => NAMES_SCHEDULE.test(text)) && blocks.some(changesSchedule);
  if (remedies.length === 0 && !isChange) return undefined;
  return {
    programs: remedies.length > 0 ? remedies : getPrograms([title, ...blocks]),
    countries: getCountries(title),
    codes: unique(blocks.flatMap((text) => [...codesIn(text), ...headingsIn(text)])),
    effectiveOn: unique(blocks.flatMap(daysIn)),
    rates: unique(blocks.flatMap((text) => text.match(AD_VALOREM) ?? [])),
  };
}

function changesSchedule(text: string): boolean {
  return Array.from(text.matchAll(IS_CHANGED)).some(({ index }) => {
    const before = text.slice(Math.max(0, index - SUBJECT_REACH), index);
    const clause = before.split(/;|\.\s+(?=[A-Z])/).at(-1) ?? '';
    return PART_OF_SCHEDULE.test(clause);
  });
}

function codesIn(text: string): string[] {
  let listedTo = -1;
  return Array.from(text.matchAll(CODE)).flatMap(({ index, 0: code }) => {
    const isListed = listedTo >= 0 && BETWEEN_LISTED.test(text.slice(listedTo, index));
    const before = text.slice(Math.max(0, index - WORD_REACH), index);
    if (!isListed && !/\b(?:sub)?headings?\b|\bHTSU?S?\b/i.test(before)) return [];
    listedTo = index + code.length;
    return [code];
  });
}

function headingsIn(text: string): string[] {
  const lists = Array.from(text.matchAll(HEADINGS), ([, list = '']) => list);
  const codes = lists.flatMap((list) => list.match(/\d[\d.]*/g) ?? []).map((code) => code.replace(/\.+$/, ''));
  return codes.filter((code) => code.length === HEADING_DIGITS);
}

function daysIn(text: string): IsoDate[] {
  return Array.from(text.matchAll(ON_OR_AFTER)).flatMap(([, words = '']) => isoDateFromWords(words) ?? []);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
