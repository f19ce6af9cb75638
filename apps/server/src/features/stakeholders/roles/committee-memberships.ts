import type { CommitteeMembership } from '@rotunda/contract';
import { legislatureName } from '@rotunda/domain';
import type { NamedParent, StoredCommittee } from '../../committees/index.ts';

/** Fields of a committee that describe a seat in it. */
export type SeatedCommittee = Pick<StoredCommittee, 'fusionId' | 'title'> & {
  facts: Pick<StoredCommittee['facts'], 'isoCode' | 'chamber' | 'members'>;
};

interface Seat {
  committee: SeatedCommittee;
  title: string | null;
  parent: NamedParent | undefined;
}

/**
 * Lists the committee seats of a person, with seats in a subcommittee grouped under the seat in its parent (STK-02).
 * Leadership positions come first, then names.
 *
 * @param personIds every id by which the committees may name the person
 * @param parents the parent of each committee, by the committees' ids
 */
export function committeeMemberships(
  committees: readonly SeatedCommittee[],
  personIds: ReadonlySet<string>,
  parents: ReadonlyMap<string, NamedParent>,
): CommitteeMembership[] {
  const seats = committees.map((committee): Seat => {
    const own = committee.facts.members?.find(({ personFusionId }) => personIds.has(personFusionId ?? ''));
    return { committee, title: own?.title ?? null, parent: parents.get(committee.fusionId) };
  });
  const own = new Set(seats.map(({ committee }) => committee.fusionId));
  return seats
    .filter(({ parent }) => !own.has(parent?.fusionId ?? ''))
    .map((seat) => presentSeat(seat, seats))
    .toSorted((one, other) => Number(other.title !== null) - Number(one.title !== null));
}

function presentSeat({ committee, title, parent }: Seat, seats: readonly Seat[]): CommitteeMembership {
  const { facts, fusionId } = committee;
  return {
    title,
    committees: [...(parent === undefined ? [] : [parent]), { fusionId, name: committee.title }],
    legislatures: facts.chamber === undefined ? [] : [legislatureName(facts.isoCode, facts.chamber)],
    subcommittees: seats
      .filter((seat) => seat.parent?.fusionId === fusionId)
      .map((seat) => ({ fusionId: seat.committee.fusionId, name: seat.committee.title, title: seat.title })),
  };
}
