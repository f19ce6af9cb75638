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
  ...['md', 'do', 'dds', 'dmd', 'dvm', 'od', 'pharmd', 'psyd', 'dnp', 'rn', 'np', 'pa', 'jd', 'llm', 'llb', 'mba'],
  ...['mpa', 'mpp', 'mph', 'msw', 'ma', 'ms', 'ba', 'bs', 'mphil', 'dphil', 'cpa', 'cfa', 'cfp', 'cae', 'pe', 'pmp'],
  ...['lcsw', 'facs', 'faia', 'aia', 'usn', 'usa', 'usaf', 'usmc', 'v'],
]);
/** Words that begin a family name, in lower case as people write them: `de la Cruz`, `van der Berg`. */
const PARTICLES = new Set([
  ...['de', 'del', 'della', 'di', 'da', 'dos', 'das', 'du', 'la', 'le', 'van', 'von', 'der', 'den', 'ter', 'ten'],
  ...['bin', 'ibn', 'al', 'el', 'st.', 'zu', 'af'],
]);

const wordKey = (word: string): string => word.toLowerCase().replaceAll('.', '').replace(/,$/, '');
const isSuffix = (part: string): boolean => SUFFIXES.has(wordKey(part));
/** Degrees are written in capitals or with periods; `Do` and `Ma` are names. */
const isDegree = (part: string): boolean =>
  DEGREES.has(wordKey(part)) && (part.includes('.') || /^[A-Z]{1,6}$|^[A-Z][a-z]+[A-Z]$/.test(part));

/**
 * Splits a name such as `Odile de Marchetti`, `Marchetti, Odile`, `Calvin Torrance, Jr.`, `Torrance, Calvin, Jr.`,
 * `Torrance Jr., Calvin` or `Jane Doe, M.D., Ph.D.`. A title before the name stays with the first name.
 */
export function personNameParts(fullName: string): PersonNameParts {
  const parts = fullName
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const [head = '', ...rest] = parts;
  const isWhole = head.includes(' ');
  const follows = (part: string) =>
    part.split(' ').every((word) => isSuffix(word) || (isWhole && isDegree(word))) && part !== '';
  const given = rest.findIndex((part) => !follows(part));
  if (given === -1) return withSuffixes(inOrder(head), rest);
  // Degrees after an inverted name follow a whole one.
  const suffixes = [...rest.slice(0, given), ...rest.slice(given + 1)];
  return withSuffixes({ firstName: rest[given] ?? '', lastName: head }, suffixes);
}

/** Splits a name without commas: the family name begins at its first particle, else it is the last word. */
function inOrder(name: string): PersonNameParts {
  const words = name.split(' ');
  let end = words.length;
  while (end > 1 && (isSuffix(words[end - 1] ?? '') || (end > 2 && isDegree(words[end - 1] ?? '')))) end -= 1;
  const particle = words.findIndex((word, at) => at > 0 && at < end - 1 && PARTICLES.has(word));
  const at = particle === -1 ? end - 1 : particle;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

function withSuffixes({ firstName, lastName }: PersonNameParts, suffixes: readonly string[]): PersonNameParts {
  return { firstName, lastName: [lastName, ...suffixes].filter(Boolean).join(', ') };
}
