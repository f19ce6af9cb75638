import { textOrUndefined } from '../mapping/defined-fields.ts';

/** Cleans notes of agendas and calendars, whose lines end in two vertical bars. */
export function noteText(text: string | undefined): string | undefined {
  const lines = (text ?? '').split(/\|\||\n/).map((line) => line.trim());
  return textOrUndefined(lines.filter((line) => line !== '').join('\n'));
}
