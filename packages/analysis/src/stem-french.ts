/**
 * The French Snowball stemmer, written from its published description. It takes a lowercase word with its accents (an
 * unaccented spelling has its own stem; the analyzer indexes both) and returns the stem, accents included. Internally,
 * `I`, `U` and `Y` are i, u and y that are not vowels, and `He` and `Hi` are ë and ï.
 */
const VOWELS = 'aeiouyâàëéêèïîôûù';

const STANDARD = longestFirst(
  'ance iqUe isme able iste eux ances iqUes ismes ables istes atrice ateur ation atrices ateurs ations logie logies ' +
    'usion ution usions utions ence ences ement ements ité ités if ive ifs ives eaux aux euse euses issement ' +
    'issements amment emment ment ments',
);
const I_VERB = longestFirst(
  'îmes ît îtes i ie ies ir ira irai iraIent irais irait iras irent irez iriez irions irons iront is issaIent issais ' +
    'issait issant issante issantes issants isse issent isses issez issiez issions issons it',
);
const VERB_E = 'é ée ées és èrent er era erai eraIent erais erait eras erez eriez erions erons eront ez iez';
const VERB_A = 'âmes ât âtes a ai aIent ais ait ant ante antes ants as asse assent asses assiez assions';
const VERB = longestFirst(`ions ${VERB_E} ${VERB_A}`);
const VERBS_E = new Set(VERB_E.split(' '));
const RESIDUAL = longestFirst('ion ier ière Ier Ière e');

interface Regions {
  rv: number;
  r1: number;
  r2: number;
}

function longestFirst(words: string): readonly string[] {
  return words.split(' ').sort((a, b) => b.length - a.length);
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter);
}

function regionAfter(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i++) {
    if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1;
  }
  return word.length;
}

function getRegions(word: string): Regions {
  const r1 = regionAfter(word, 0);
  return { rv: verbRegion(word), r1, r2: regionAfter(word, r1) };
}

function verbRegion(word: string): number {
  if (/^(?:par|col|tap)/.test(word) || (isVowel(word[0]) && isVowel(word[1]))) return Math.min(3, word.length);
  for (let i = 1; i < word.length; i++) if (isVowel(word[i])) return i + 1;
  return word.length;
}

function markConsonants(word: string): string {
  let marked = '';
  for (let i = 0; i < word.length; i++) {
    const letter = word[i] ?? '';
    const before = marked.at(-1);
    const after = isVowel(word[i + 1]);
    if (letter === 'u' && (before === 'q' || (isVowel(before) && after))) marked += 'U';
    else if (letter === 'i' && isVowel(before) && after) marked += 'I';
    else if (letter === 'y' && (isVowel(before) || after)) marked += 'Y';
    else marked += letter;
  }
  return marked.replaceAll('ë', 'He').replaceAll('ï', 'Hi');
}

/** Removes `ending` if it starts at or after `from`; otherwise replaces it with `instead`, when given. */
function removeEnding(word: string, ending: string, from: number, instead?: string): string {
  const rest = word.slice(0, word.length - ending.length);
  if (rest.length >= from) return rest;
  return instead === undefined ? word : rest + instead;
}

function afterEment(word: string, { rv, r1, r2 }: Regions): string {
  if (word.endsWith('iv')) {
    const rest = removeEnding(word, 'iv', r2);
    return rest !== word && rest.endsWith('at') ? removeEnding(rest, 'at', r2) : rest;
  }
  if (word.endsWith('eus')) {
    const start = word.length - 3;
    if (start >= r2) return word.slice(0, start);
    return start >= r1 ? `${word.slice(0, start)}eux` : word;
  }
  if (word.endsWith('abl') || word.endsWith('iqU')) return removeEnding(word, word.slice(-3), r2);
  if (/[iI]èr$/.test(word) && word.length - 3 >= rv) return `${word.slice(0, -3)}i`;
  return word;
}

function afterIte(word: string, { r2 }: Regions): string {
  if (word.endsWith('abil')) return removeEnding(word, 'abil', r2, 'abl');
  if (word.endsWith('ic')) return removeEnding(word, 'ic', r2, 'iqU');
  return word.endsWith('iv') ? removeEnding(word, 'iv', r2) : word;
}

function afterIf(word: string, { r2 }: Regions): string {
  if (!word.endsWith('at')) return word;
  const rest = removeEnding(word, 'at', r2);
  return rest !== word && rest.endsWith('ic') ? removeEnding(rest, 'ic', r2, 'iqU') : rest;
}

/** Returns the word without its standard suffix; null when there is none or it is outside its required region. */
function standardSuffix(word: string, regions: Regions): { word: string; goOn: boolean } | null {
  const suffix = STANDARD.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return null;
  const rest = word.slice(0, word.length - suffix.length);
  const at = rest.length;
  const { rv, r1, r2 } = regions;
  const done = (result: string): { word: string; goOn: boolean } => ({ word: result, goOn: false });
  if (suffix === 'eaux') return done(`${rest}eau`);
  if (suffix === 'aux') return at >= r1 ? done(`${rest}al`) : null;
  if (suffix.startsWith('euse')) return at >= r2 ? done(rest) : at >= r1 ? done(`${rest}eux`) : null;
  if (suffix.startsWith('issement')) return at >= r1 && !isVowel(rest.at(-1)) ? done(rest) : null;
  if (suffix === 'amment') return at >= rv ? { word: `${rest}ant`, goOn: true } : null;
  if (suffix === 'emment') return at >= rv ? { word: `${rest}ent`, goOn: true } : null;
  if (/^ments?$/.test(suffix)) return at - 1 >= rv && isVowel(rest.at(-1)) ? { word: rest, goOn: true } : null;
  if (suffix.startsWith('ement')) return at >= rv ? done(afterEment(rest, regions)) : null;
  if (at < r2) return null;
  if (suffix.startsWith('logie')) return done(`${rest}log`);
  if (suffix.startsWith('u')) return done(`${rest}u`);
  if (suffix.startsWith('ence')) return done(`${rest}ent`);
  if (suffix.startsWith('ité')) return done(afterIte(rest, regions));
  if (/^ifs?$|^ives?$/.test(suffix)) return done(afterIf(rest, regions));
  if (/^at/.test(suffix)) return done(rest.endsWith('ic') ? removeEnding(rest, 'ic', r2, 'iqU') : rest);
  return done(rest);
}

function findInRegion(word: string, endings: readonly string[], from: number): string | undefined {
  return endings.find((ending) => word.length - ending.length >= from && word.endsWith(ending));
}

function iVerbSuffix(word: string, { rv }: Regions): string | null {
  const suffix = findInRegion(word, I_VERB, rv);
  if (suffix === undefined) return null;
  const rest = word.slice(0, word.length - suffix.length);
  return rest.length > rv && !isVowel(rest.at(-1)) && !rest.endsWith('H') ? rest : null;
}

function verbSuffix(word: string, { rv, r2 }: Regions): string | null {
  const suffix = findInRegion(word, VERB, rv);
  if (suffix === undefined) return null;
  const rest = word.slice(0, word.length - suffix.length);
  if (suffix === 'ions') return rest.length >= r2 ? rest : null;
  return !VERBS_E.has(suffix) && rest.endsWith('e') && rest.length > rv ? rest.slice(0, -1) : rest;
}

function residualSuffix(word: string, { rv, r2 }: Regions): string {
  const stem = /(?:Hi|[^aiouès])s$/.test(word) ? word.slice(0, -1) : word;
  const suffix = findInRegion(stem, RESIDUAL, rv);
  if (suffix === undefined) return stem;
  const rest = stem.slice(0, stem.length - suffix.length);
  if (suffix === 'e') return rest;
  if (suffix === 'ion') return rest.length >= r2 && rest.length > rv && /[st]$/.test(rest) ? rest : stem;
  return `${rest}i`;
}

/** Returns the stem of a lowercase French word, keeping accents. Words of one letter are returned unchanged. */
export function stemFrench(word: string): string {
  if (word.length < 2) return word;
  let stem = markConsonants(word);
  const regions = getRegions(stem);
  const standard = standardSuffix(stem, regions);
  if (standard !== null) stem = standard.word;
  let altered = standard !== null && !standard.goOn;
  if (!altered) {
    const verb = iVerbSuffix(stem, regions) ?? verbSuffix(stem, regions);
    altered = verb !== null;
    stem = verb ?? stem;
  }
  if (altered) stem = stem.replace(/Y$/, 'i').replace(/ç$/, 'c');
  else stem = residualSuffix(stem, regions);
  if (/(?:enn|onn|ett|ell|eill)$/.test(stem)) stem = stem.slice(0, -1);
  stem = stem.replace(/[éè]([^aeiouyâàëéêèïîôûù]+)$/, 'e$1');
  return stem
    .replaceAll('He', 'ë')
    .replaceAll('Hi', 'ï')
    .replace(/[IUYH]/g, (letter) => (letter === 'H' ? '' : letter.toLowerCase()));
}
