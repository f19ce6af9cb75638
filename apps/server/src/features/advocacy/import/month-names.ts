/** Beginnings of the names of the months in English and French, in lower case and without accents. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^fe[bv]/,
  /^mar/,
  /^a[pv]r/,
  /^ma[iy]$/,
  /^juin|^june?$/,
  /^juil|^july?$/,
  /^aug|^aout/,
  /^sept?/,
  /^oct/,
  /^nov/,
  /^dec/,
];
const DAY_OF_WEEK =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?$|^(?:lun|mar|mercre|jeu|vendre|same)di$|^dimanche$/;

/** Whether a word is a day of the week, which a date needs not say. */
export const isDayOfWeek = (word: string): boolean => DAY_OF_WEEK.test(word);

/** Returns the number of a month by its name or abbreviation, 1 to 12; null for another word. */
export function getMonth(word: string): number | null {
  const index = MONTHS.findIndex((name) => name.test(word));
  return index === -1 ? null : index + 1;
}
