import { groupBy } from '../../../platform/group-by.ts';
import { type Candidate, getFamily } from './match-person.ts';

/** Indexes the people of a legislature by family name, so that a name is compared only with the few who may bear it. */
export class CandidatesByFamily {
  readonly #byFamily: ReadonlyMap<string, Candidate[]>;

  constructor(candidates: readonly Candidate[]) {
    this.#byFamily = groupBy(candidates, getFamily);
  }

  of(families: readonly string[]): Candidate[] {
    return families.flatMap((family) => this.#byFamily.get(family) ?? []);
  }
}
