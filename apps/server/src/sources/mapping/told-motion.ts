import { textOrUndefined } from './defined-fields.ts';

/** What was voted on; a roll call whose publisher does not tell it is still a roll call, with its counts and voters. */
export function toldMotion(text: string | null | undefined): string {
  return textOrUndefined(text) ?? 'Roll call';
}
