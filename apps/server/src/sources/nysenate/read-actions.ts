import type { ActionFact, Chamber } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/** An action, with additional facts from the file. */
export interface BillAction {
  fact: ActionFact;
  /** Letter of the print that was acted on. */
  amendment: string;
  /** Year of the session, in which chapters of the laws are numbered. */
  year: string | undefined;
}

export interface BillActions {
  actions: BillAction[];
  /** Current status of the bill, in the publisher's words. */
  progress: string | undefined;
}

/** Returns the chamber: `S` is the Senate, `A` the Assembly; undefined for anything else. */
export function chamberOfLetter(letter: string | undefined): Chamber | undefined {
  if (letter === 'S') return 'upper';
  return letter === 'A' ? 'lower' : undefined;
}

/**
 * Reads the history of a bill, oldest first as the publisher lists it. For each year of the session the list ends with
 * an entry numbered by the year that gives the current status; it repeats an action and is not one itself. Where there
 * is no such list, the same history is given as fixed-width lines.
 */
export function readActions(status: XmlElement): BillActions {
  const listed = status.child('actions')?.elements('action') ?? [];
  const numberedByYear = listed.filter(isNumberedByYear);
  const actions = listed.filter((action) => !isNumberedByYear(action)).flatMap(readAction);
  return {
    actions: actions.length > 0 ? actions : readLinesOf(status.child('billactions')?.text() ?? ''),
    progress: textOrUndefined(numberedByYear.at(-1)?.child('actiondesc')?.plainText()),
  };
}

/** Whether the entry is numbered by a year; no bill has that many actions. */
function isNumberedByYear(action: XmlElement): boolean {
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

/**
 * Reads lines such as `06/25/15 PASSED SENATE`; actions of the Assembly are in lowercase. The bills date from 1950 or
 * later.
 */
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
