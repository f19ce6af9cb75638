import { textOrUndefined } from '../mapping/defined-fields.ts';

/** Notes of agendas and calendars, whose lines end in two bars. */
export function noteText(text: string | undefined): string | undefined {
  const lines = (text ?? '').split(/\|\||\n/).map((line) => line.trim());
  return textOrUndefined(lines.filter((line) => line !== '').join('\n'));
}
