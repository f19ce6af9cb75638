import type { CalendarFact, TitleFact } from '@rotunda/domain';
import { markTags } from '../../../platform/inline-text/mark-tags.ts';
import { settleInlineText } from '../../../platform/inline-text/settle-inline-text.ts';
import { definedFields } from '../defined-fields.ts';
import type { Measure, UpstreamCalendar } from './measure.ts';
import { chamberNamed } from './measure-people.ts';

/** Returns each title once per version that has it, with its type and, where the chambers differ, its chamber. */
export function titleFacts(measure: Measure): TitleFact[] {
  const titles = new Map<string, TitleFact>();
  for (const { title, titleType, billTextVersionName, chamberName, chamberCode } of measure.titles ?? []) {
    if (title === undefined) continue;
    const type = titleType ?? 'Title';
    const chamber = chamberNamed(chamberName ?? chamberCode);
    titles.set(
      `${type} ${chamber ?? ''} ${billTextVersionName ?? ''} ${title}`,
      definedFields({ text: title, type, chamber, versionName: billTextVersionName, language: 'en' as const }),
    );
  }
  return [...titles.values()];
}

/** Returns the publisher's notes as plain text. */
export function noteTexts(measure: Measure): string[] {
  return (measure.notes ?? []).flatMap(({ text }) => plainText(text) ?? []);
}

/** Calendars by the letter before the number; other codes are shown unchanged. */
const CALENDARS: Readonly<Record<string, string>> = {
  U: 'Union Calendar',
  H: 'House Calendar',
  P: 'Private Calendar',
  S: 'Senate Calendar of Business',
};

/**
 * Returns the calendars that the measure was placed on, each number once. An entry without a number is kept only if its
 * calendar has none with one.
 */
export function calendarFacts(measure: Measure): CalendarFact[] {
  const stated = [
    ...(measure.calendarNumbers ?? []),
    ...(measure.actions ?? []).flatMap(({ calendarNumber }) => calendarNumber ?? []),
  ].flatMap((calendar) => calendarFact(calendar) ?? []);
  const isNumbered = new Set(stated.flatMap(({ calendar, number }) => (number === undefined ? [] : [calendar])));
  const facts = new Map<string, CalendarFact>();
  for (const fact of stated) {
    if (fact.number === undefined && isNumbered.has(fact.calendar)) continue;
    facts.set(`${fact.calendar} ${fact.number ?? ''}`, fact);
  }
  return [...facts.values()];
}

/** Maps a calendar entry: `U00468` is number 468 of the Union Calendar; `S1` beside a number is the Senate's. */
function calendarFact({ calendar, number }: UpstreamCalendar): CalendarFact | undefined {
  if (calendar === undefined) return undefined;
  const [, letter = '', digits = ''] = /^([A-Z])(\d+)$/.exec(calendar) ?? [];
  const name = Object.hasOwn(CALENDARS, letter) ? CALENDARS[letter] : undefined;
  const written = number ?? (name === undefined ? undefined : digits);
  return definedFields({ calendar: name ?? calendar, number: written?.replace(/^0+(?=\d)/, '') });
}

/** Returns the text of a leaf, which may contain links and entities; undefined when nothing is left. */
export function plainText(html: string | undefined): string | undefined {
  const text = settleInlineText(markTags(html ?? '').replace(/<[^<>]*>/g, ''))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
  return text === '' ? undefined : text;
}
