import type { TitleFact, VersionFact } from '@rotunda/domain';
import type { BillFacts } from '../merge/merged-document.ts';
import { plainText } from '../merge/plain-text.ts';
import { newestVersionFirst } from '../merge/get-text-version.ts';

/** A title of the whole bill, with its version if that is listed. */
interface WholeTitle {
  fact: TitleFact;
  letters: string;
  version: VersionFact | undefined;
}

/**
 * Returns the name of the version whose title a bill goes by, if a newer version has another title of the same kind
 * (official or short) and not this one; null otherwise, also if the sources don't say of which version a title is.
 */
export function olderTitleVersion(facts: Pick<BillFacts, 'titles' | 'versions'>, title: string): string | null {
  const own = getLetters(title);
  const listed = new Map((facts.versions ?? []).map((version) => [version.versionName.toLowerCase(), version]));
  const titles = (facts.titles ?? []).map((fact): WholeTitle => {
    return { fact, letters: getLetters(fact.text), version: listed.get(fact.versionName?.toLowerCase() ?? '') };
  });
  const bearers = titles.filter(({ letters, fact }) => letters === own && getKind(fact) !== null);
  const bearer = getNewest(bearers) ?? bearers[0];
  if (bearer === undefined) return null;
  const isIntroduced = bearers.every(({ fact }) => isOfIntroduction(fact));
  const isNewer = ({ fact, letters, version }: WholeTitle): boolean => {
    if (letters === own || getKind(fact) !== getKind(bearer.fact)) return false;
    if (version !== undefined && bearer.version !== undefined) return newestVersionFirst(version, bearer.version) < 0;
    // Without days, the only known order is that every title follows those of the introduction.
    return isIntroduced && !isOfIntroduction(fact);
  };
  return titles.some(isNewer) ? (bearer.fact.versionName ?? stageIn(bearer.fact)) : null;
}

/** Returns what a title is of: the version, or else the stage that its type names (`As Introduced`); null if neither. */
export function versionOfTitle(fact: TitleFact): string | null {
  return fact.versionName ?? stageIn(fact);
}

/** Reads `As Passed House` from `Short Title(s) as Passed House for portions of this bill`. */
function stageIn({ type }: TitleFact): string | null {
  const [, stage] = /\bas (.+?)(?: for portions.*)?$/i.exec(type) ?? [];
  return stage === undefined ? null : `As ${stage}`;
}

function getNewest(titles: readonly WholeTitle[]): WholeTitle | undefined {
  return titles
    .flatMap((title) => (title.version === undefined ? [] : [{ title, version: title.version }]))
    .toSorted((a, b) => newestVersionFirst(a.version, b.version))[0]?.title;
}

/** Titles are compared by letters and digits, because sources differ in quotation marks, dashes and final periods. */
const getLetters = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns `official` or `short`, as worded by Congress.gov; null for titles of parts and for other kinds. */
function getKind({ type }: TitleFact): 'official' | 'short' | null {
  if (/\bportions?\b/i.test(type)) return null;
  if (/\bofficial\b/i.test(type)) return 'official';
  return /\bshort\b/i.test(type) ? 'short' : null;
}

const isOfIntroduction = ({ type, versionName = '' }: TitleFact) => /\bintroduced\b/i.test(versionName || type);
