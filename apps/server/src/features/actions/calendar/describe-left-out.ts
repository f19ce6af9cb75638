import { cutText } from '@rotunda/domain';
import type { IcsOther, OtherKind } from './ics-components.ts';

/** Singular and plural of what is no event, in the order in which it is named. */
const NOUNS: Readonly<Record<OtherKind, readonly [string, string]>> = {
  VTODO: ['to-do', 'to-dos'],
  VJOURNAL: ['journal entry', 'journal entries'],
  VFREEBUSY: ['busy time', 'busy times'],
};
/** Most names in a note. */
const NAMED = 5;
const NAME_LENGTH = 80;

/** Says for the user which to-dos, journal entries and busy times of a file were not imported. */
export function describeOthers(others: readonly IcsOther[]): string[] {
  const kinds = Object.keys(NOUNS).filter((kind): kind is OtherKind => others.some((one) => one.kind === kind));
  return kinds.map((kind) => {
    const titles = others.flatMap((one) => (one.kind === kind ? [one.title] : []));
    return `${countNamed(titles, NOUNS[kind])} not imported, because only events become actions.`;
  });
}

/** Says which canceled events of a file were not imported, each occurrence of a series by the name of the series. */
export function describeCanceled(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${countNamed(names, ['canceled event', 'canceled events'])} not imported.`];
}

/** `2 to-dos (“Draft testimony”, “Call back”) were` */
function countNamed(names: readonly string[], [one, several]: readonly [string, string]): string {
  const known = [...new Set(names.filter((name) => name !== ''))];
  const named = known.slice(0, NAMED).map((name) => `“${cutText(name, NAME_LENGTH)}”`);
  const more = known.length > NAMED ? ', …' : '';
  const list = named.length === 0 ? '' : ` (${named.join(', ')}${more})`;
  const isOne = names.length === 1;
  return `${names.length.toLocaleString('en-US')} ${isOne ? one : several}${list} ${isOne ? 'was' : 'were'}`;
}
