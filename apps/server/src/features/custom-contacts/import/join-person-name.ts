import { type PersonNameParts, personNameParts } from '@rotunda/domain';

/** Cells of a line that hold a person's name. */
type NameCells = Partial<
  Record<'fullName' | 'firstName' | 'middleName' | 'lastName' | 'nameSuffix', string | undefined>
>;

/** Generations that are written without a comma: `Calvin Torrance III`. */
const NUMERAL = /^(?:[IVX]+|\d+(?:st|nd|rd|th))$/i;

/**
 * Joins the cells of a line to a first and a last name. Cells of their own win over the whole name; a middle name and
 * what follows the name are added unless the name has them already.
 */
export function joinPersonName({
  fullName = '',
  firstName = '',
  middleName = '',
  lastName = '',
  nameSuffix = '',
}: NameCells): Partial<PersonNameParts> {
  const whole: Partial<PersonNameParts> = fullName === '' ? {} : personNameParts(fullName);
  const first = firstName || (whole.firstName ?? '');
  const last = lastName || (whole.lastName ?? '');
  if (first === '' && last === '') return {};
  const suffix = /^,?\s*(.*)$/s.exec(nameSuffix)?.[1] ?? '';
  const withMiddle = has(first, middleName) || has(fullName, middleName) ? first : `${first} ${middleName}`.trim();
  const separator = NUMERAL.test(suffix) ? ' ' : ', ';
  const withSuffix = has(last, suffix) ? last : [last, suffix].filter(Boolean).join(separator);
  return {
    ...(withMiddle === '' ? {} : { firstName: withMiddle }),
    ...(withSuffix === '' ? {} : { lastName: withSuffix }),
  };
}

/** Whether all words of a part stand in the name. */
function has(name: string, part: string): boolean {
  const words = new Set(getWords(name));
  return getWords(part).every((word) => words.has(word));
}

const getWords = (text: string): string[] => text.toLowerCase().replaceAll(/[.,]/g, '').split(/\s+/).filter(Boolean);
