/** A person's name as two fields hold it; together, in this order, they read like the whole name. */
export interface PersonNameParts {
  firstName: string;
  /** With what follows the name: `Torrance, Jr.`, `Cruz, Ph.D.` */
  lastName: string;
}

/**
 * Generations and honors that follow a name, without periods and in lower case. Nobody is given one as a first name, so
 * they are recognized after a family name alone, too: `Torrance, Jr., Calvin`.
 */
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'esq', 'esquire', 'phd', 'edd', 'ret', '2nd', '3rd']);
/**
 * Degrees and licenses after a whole name. Some are also given names (`Nguyen, Do`), so behind a comma they count only
 * after at least two words. The customary abbreviations of the U.S. Government Publishing Office Style Manual, 9.32, and
 * of professional licenses.
 */
const DEGREES = new Set([
  'md',
  'do',
  'dds',
  'dmd',
  'dvm',
  'od',
  'pharmd',
  'psyd',
  'dnp',
  'rn',
  'np',
  'pa',
  'jd',
  'llm',
  'llb',
  'mba',
  'mpa',
  'mpp',
  'mph',
  'msw',
  'ma',
  'ms',
  'ba',
  'bs',
  'mphil',
  'dphil',
  'cpa',
  'cfa',
  'cfp',
  'cae',
  'pe',
  'pmp',
  'lcsw',
  'facs',
  'faia',
  'aia',
  'usn',
  'usa',
  'usaf',
  'usmc',
  'v',
  'bsn',
  'msn',
  'drph',
  'scd',
  'mdiv',
  'aicp',
]);
/** Words that begin a family name, in lower case as people write them: `de la Cruz`, `van der Berg`. */
const PARTICLES = new Set([
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'das',
  'du',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'ten',
  'bin',
  'ibn',
  'al',
  'el',
  'st.',
  'zu',
  'af',
]);

const wordKey = (word: string): string => word.toLowerCase().replaceAll(/[.()]/g, '').replace(/,$/, '');
const isSuffix = (part: string): boolean => SUFFIXES.has(wordKey(part));
/** Degrees are written in capitals or with periods; `Do` and `Ma` are names. */
const isDegree = (part: string): boolean =>
  DEGREES.has(wordKey(part)) && (part.includes('.') || /^[A-Z]{1,6}$|^[A-Z][a-z]+[A-Z]$/.test(part));
/** Other certificates have three capitals or more, which beside a name that has small letters is no given name. */
const isCertificate = (part: string, head: string): boolean =>
  /^[A-Z]{3,6}(?:-[A-Z]{1,4})?$/.test(part) && /\p{Ll}/u.test(head);
/** Commas that do not stand in parentheses, as they do in `Jane Doe (Acme, Inc.)`. */
const COMMA = /,(?![^()]*\))/;

/**
 * Splits a name such as `Odile de Marchetti`, `Marchetti, Odile`, `Calvin Torrance, Jr.`, `Torrance, Calvin, Jr.`,
 * `Torrance Jr., Calvin` or `Jane Doe, M.D., Ph.D.`. A title before the name stays with the first name.
 */
export function personNameParts(fullName: string): PersonNameParts {
  const parts = fullName
    .split(COMMA)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const [head = '', ...rest] = parts;
  const isWhole = head.includes(' ');
  const follows = (part: string) =>
    part.split(' ').every((word) => isSuffix(word) || (isWhole && (isDegree(word) || isCertificate(word, head))));
  const given = rest.findIndex((part) => !follows(part));
  if (given === -1) return withSuffixes(inOrder(head), rest);
  // Degrees after an inverted name follow a whole one.
  const suffixes = [...rest.slice(0, given), ...rest.slice(given + 1)];
  return withSuffixes({ firstName: rest[given] ?? '', lastName: head }, suffixes);
}

/** What follows a name in brackets, such as a party and state, an organization, or an address. */
const BRACKETED = /^(.*?\S) (\([^()]*\)|<[^<>]*>|\[[^[\]]*\])$/;

/**
 * Splits a name without commas: the family name begins at its first particle, else it is the last word. What stands in
 * brackets after the name stays behind it.
 */
function inOrder(name: string): PersonNameParts {
  const [, own = name, bracketed = ''] = BRACKETED.exec(name) ?? [];
  const words = own.split(' ');
  let end = words.length;
  while (end > 1 && (isSuffix(words[end - 1] ?? '') || (end > 2 && isDegree(words[end - 1] ?? '')))) end -= 1;
  const particle = words.findIndex((word, at) => at > 0 && at < end - 1 && PARTICLES.has(word));
  const at = particle === -1 ? end - 1 : particle;
  const lastName = [...words.slice(at), bracketed].filter(Boolean).join(' ');
  return { firstName: words.slice(0, at).join(' '), lastName };
}

function withSuffixes({ firstName, lastName }: PersonNameParts, suffixes: readonly string[]): PersonNameParts {
  return { firstName, lastName: [lastName, ...suffixes].filter(Boolean).join(', ') };
}
