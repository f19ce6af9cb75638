import type { ActionFact, Chamber } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/** An action with what the file says of it besides. */
export interface BillAction {
  fact: ActionFact;
  /** Letter of the print it was of. */
  amendment: string;
  /** Year of the sitting, in which chapters of the laws are numbered. */
  year: string | undefined;
}

export interface BillActions {
  actions: BillAction[];
  /** Where the bill stands, in the publisher's words. */
  progress: string | undefined;
}

/** `S` is the Senate, `A` the Assembly; undefined for anything else. */
export function chamberOfLetter(letter: string | undefined): Chamber | undefined {
  if (letter === 'S') return 'upper';
  return letter === 'A' ? 'lower' : undefined;
}

/**
 * The history of a bill, oldest first as the publisher lists it. For each year of the session the list ends with an entry
 * that is numbered by the year and tells where the bill stands: no action, it repeats one. Where there is no such list, the
 * same history stands in lines of fixed width.
 */
export function readActions(status: XmlElement): BillActions {
  const listed = status.child('actions')?.elements('action') ?? [];
  const standings = listed.filter(isStanding);
  const actions = listed.filter((action) => !isStanding(action)).flatMap(readAction);
  return {
    actions: actions.length > 0 ? actions : readLinesOf(status.child('billactions')?.text() ?? ''),
    progress: textOrUndefined(standings.at(-1)?.child('actiondesc')?.plainText()),
  };
}

/** Numbered by a year; no bill has as many actions. */
function isStanding(action: XmlElement): boolean {
  return /^(19|20)\d\d$/.test(action.attribute('no') ?? '');
}

function readAction(action: XmlElement): BillAction[] {
  const field = (name: string): string | undefined => textOrUndefined(action.child(name)?.plainText());
  const date = field('actiondate');
  const text = field('actiondesc');
  if (date === undefined || text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return [];
  const chamber = chamberOfLetter(field('actionhouse'));
  return [
    {
      fact: definedFields({ date, text, chamber, code: field('actioncode') }),
      amendment: /^[A-Z]$/.exec(field('actionbillamd') ?? '')?.[0] ?? '',
      year: field('actionactsessyr'),
    },
  ];
}

/** `06/25/15 PASSED SENATE` in a line; actions of the Assembly are in small letters. The bills are of 1950 and after. */
function readLinesOf(text: string): BillAction[] {
  return text.split('\n').flatMap((line) => {
    const [, month, day, year, words] = /^\s*(\d{2})\/(\d{2})\/(\d{2})\s+(\S.*)$/.exec(line) ?? [];
    if (words === undefined) return [];
    const fullYear = `${Number(year) < 50 ? '20' : '19'}${year}`;
    const chamber = /[a-z]/.test(words) ? ('lower' as const) : ('upper' as const);
    const fact = { date: `${fullYear}-${month}-${day}`, text: words.trim(), chamber };
    return [{ fact, amendment: '', year: fullYear }];
  });
}
