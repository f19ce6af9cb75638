/** One statement about a part of a record's identity. */
export interface IdentityWitness {
  /** Where the statement stands, as a sentence names it: `the record`, `its file name`, `its dates`. */
  from: string;
  /** What it states; several values if it agrees with each of them, none if it states nothing. */
  values: readonly string[];
}

export type IdentityDecision =
  /** `contradictions` are sentences about the statements that were outvoted. */
  | { ok: true; value: string; contradictions: string[] }
  /** `reason` names every value, for the administrator. */
  | { ok: false; reason: string };

/**
 * Decides a part of a record's identity (its session, its number) by everything that states it, because one wrong field
 * must neither make a second document nor attach a record to another one. The value that most statements agree with
 * counts, and the others are reported; between equally supported values nothing decides.
 *
 * @param getName names a value in a sentence: `Congress 118`, `bill HR 1`
 * @returns undefined if nothing states a value
 */
export function decideIdentity(
  witnesses: readonly IdentityWitness[],
  getName: (value: string) => string,
): IdentityDecision | undefined {
  const stating = witnesses.filter(({ values }) => values.length > 0);
  const supporters = (value: string) => stating.filter(({ values }) => values.includes(value));
  const candidates = [...new Set(stating.flatMap(({ values }) => values))];
  const most = Math.max(...candidates.map((value) => supporters(value).length));
  const [value, ...rivals] = candidates.filter((candidate) => supporters(candidate).length === most);
  if (value === undefined) return undefined;
  const opponents = stating.filter(({ values }) => !values.includes(value));
  if (opponents.length === 0) return { ok: true, value, contradictions: [] };
  if (rivals.length > 0) return { ok: false, reason: `${listed(stating, getName)}, and nothing else decides` };
  const ours = supporters(value);
  const stated = capitalized(listed(opponents, getName));
  return { ok: true, value, contradictions: [`${stated}; ${listed(ours, () => getName(value))}.`] };
}

/** Returns `the record states Congress 118, its dates state Congress 119`, with one clause for each value. */
function listed(witnesses: readonly IdentityWitness[], getName: (value: string) => string): string {
  const clauses = new Map<string, string[]>();
  for (const { from, values } of witnesses) {
    const named = [...new Set(values.map(getName))].join(' or ');
    clauses.set(named, [...(clauses.get(named) ?? []), from]);
  }
  return [...clauses]
    .map(
      ([named, places]) => `${joined(places)} ${places.length > 1 || isPlural(places[0]) ? 'name' : 'names'} ${named}`,
    )
    .join(', ');
}

const isPlural = (place: string | undefined) => /s$/.test(place ?? '') && !/address$/.test(place ?? '');

function joined(places: readonly string[]): string {
  return places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
}

const capitalized = (sentence: string) => sentence.replace(/^./, (letter) => letter.toUpperCase());
