import { ADVOCACY_TEXTS } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { AdvocacyDeps, AdvocacyPerson } from '../advocacy.deps.ts';

/** The person a cell names, or the reason why none was found. */
export type FoundLegislator = AdvocacyPerson | { reason: string };

/** Finds legislators by any of their ids or by full name, looking each text up once per file. */
export class LegislatorFinder {
  readonly #deps: Pick<AdvocacyDeps, 'findPeople' | 'findPeopleNamed'>;
  readonly #known = new Map<string, FoundLegislator>();

  constructor(deps: Pick<AdvocacyDeps, 'findPeople' | 'findPeopleNamed'>) {
    this.#deps = deps;
  }

  async find(db: DatabaseHandle, texts: readonly string[]): Promise<ReadonlyMap<string, FoundLegislator>> {
    const open = [...new Set(texts)].filter((text) => !this.#known.has(text));
    const byId = await this.#deps.findPeople(db, open);
    const names = open.filter((text) => !byId.has(text));
    const named = await this.#deps.findPeopleNamed(db, names);
    const people = await this.#deps.findPeople(db, [...new Set([...named.values()].flat())]);
    for (const text of open) {
      const person = byId.get(text);
      const all = person === undefined ? (named.get(text) ?? []).flatMap((id) => people.get(id) ?? []) : [person];
      this.#known.set(text, onlyLegislator(all));
    }
    return this.#known;
  }
}

function onlyLegislator(people: readonly AdvocacyPerson[]): FoundLegislator {
  const [one, ...others] = people.filter(({ isStaff }) => !isStaff);
  if (one === undefined) {
    return { reason: people.length > 0 ? ADVOCACY_TEXTS.legislatorIsStaff : ADVOCACY_TEXTS.legislatorUnknown };
  }
  return others.length > 0 ? { reason: ADVOCACY_TEXTS.legislatorUnclear } : one;
}
