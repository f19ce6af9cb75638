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
/** Words by which a sentence tells of more than its date, so that the date alone would mislead. */
const DEPENDS = /\bwhichever\b|\bat least \d+ days\b/i;

export interface DatesInProse {
  effectiveDate?: IsoDate;
  commentEndDates?: IsoDate[];
}

/**
 * The days a DATES paragraph states. An issue prints them only in prose; a sentence that leaves open which day it is
 * gives none. Days are those of the publisher's calendar, without a zone.
 */
export function datesInProse(text: string): DatesInProse {
  const sentences = sentencesOf(text);
  const effective = sentences.map(effectiveDay).find((day) => day !== undefined);
  const deadlines = [...new Set(sentences.flatMap(commentDeadlines))].toSorted();
  return {
    ...(effective === undefined ? {} : { effectiveDate: effective }),
    ...(deadlines.length === 0 ? {} : { commentEndDates: deadlines }),
  };
}

/** `5 p.m. Eastern` is no end of a sentence. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\b([ap])\.m\./gi, '$1m')
    .split(/\n|(?<=[.;!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

function effectiveDay(sentence: string): IsoDate | undefined {
  if (DEPENDS.test(sentence) || !/\beffective\b/i.test(sentence)) return undefined;
  const from = sentence.search(DELAYED);
  const delayed = from === -1 ? undefined : UNTIL_DAY.exec(sentence.slice(from))?.[1];
  if (delayed !== undefined) return dayOf(delayed);
  const found = EFFECTIVE.exec(sentence);
  // "The effective date of the rule published March 1, 2016" names the day of another document.
  return found === null || /\bpublished\b/i.test(found[0]) ? undefined : dayOf(found[1] ?? '');
}

function commentDeadlines(sentence: string): IsoDate[] {
  if (!/\bcomments?\b/i.test(sentence)) return [];
  return [...sentence.matchAll(DEADLINE)].flatMap(([, day]) => dayOf(day ?? '') ?? []);
}

function dayOf(text: string): IsoDate | undefined {
  return isoDateFromWords(text) ?? isoDateFromSlashes(text);
}
