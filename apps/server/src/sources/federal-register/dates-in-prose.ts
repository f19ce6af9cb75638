import { type IsoDate, isoDateFromSlashes, isoDateFromWords } from '@rotunda/domain';

const DAY =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)\\s+\\d{1,2},\\s+\\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}';
const EFFECTIVE = new RegExp(`\\beffective\\b[^]{0,80}?(${DAY})`, 'i');
const DELAYED = /\b(?:delayed|postponed)\b/i;
const UNTIL_DAY = new RegExp(`\\b(?:to|until)\\s+(${DAY})`, 'i');
const DEADLINE = new RegExp(
  `\\b(?:by|before|until|through|later than|due(?: date)?)\\b(?:(?!${DAY})[^]){0,60}?(${DAY})`,
  'gi',
);
/** Words that make a sentence conditional, so that its date alone would mislead. */
const DEPENDS = /\bwhichever\b|\bat least \d+ days\b/i;

export interface DatesInProse {
  effectiveDate?: IsoDate;
  commentEndDates?: IsoDate[];
}

/**
 * Extracts the dates that a DATES paragraph states. An issue prints them only in prose, and a sentence that leaves the
 * day open yields none. Dates are those of the publisher's calendar, without a time zone.
 */
export function datesInProse(text: string): DatesInProse {
  const sentences = getSentences(text);
  const effective = sentences.map(effectiveDay).find((day) => day !== undefined);
  const deadlines = [...new Set(sentences.flatMap(commentDeadlines))].toSorted();
  return {
    ...(effective === undefined ? {} : { effectiveDate: effective }),
    ...(deadlines.length === 0 ? {} : { commentEndDates: deadlines }),
  };
}

/** Splits text into sentences; `5 p.m. Eastern` does not end one. */
function getSentences(text: string): string[] {
  return text
    .replace(/\b([ap])\.m\./gi, '$1m')
    .split(/\n|(?<=[.;!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

function effectiveDay(sentence: string): IsoDate | undefined {
  if (DEPENDS.test(sentence) || !/\beffective\b/i.test(sentence)) return undefined;
  const from = sentence.search(DELAYED);
  const delayed = from === -1 ? undefined : UNTIL_DAY.exec(sentence.slice(from))?.[1];
  if (delayed !== undefined) return getDay(delayed);
  const found = EFFECTIVE.exec(sentence);
  // "The effective date of the rule published March 1, 2016" gives the date of another document.
  return found === null || /\bpublished\b/i.test(found[0]) ? undefined : getDay(found[1] ?? '');
}

function commentDeadlines(sentence: string): IsoDate[] {
  if (!/\bcomments?\b/i.test(sentence)) return [];
  return [...sentence.matchAll(DEADLINE)].flatMap(([, day]) => getDay(day ?? '') ?? []);
}

function getDay(text: string): IsoDate | undefined {
  return isoDateFromWords(text) ?? isoDateFromSlashes(text);
}
