import { describe, expect, it } from 'vitest';
import type { NamedParent } from '../../committees/index.ts';
import { committeeMemberships, type SeatedCommittee } from './committee-memberships.ts';

const ANA = 'person-1';
const committee = (
  fusionId: string,
  members: ReturnType<typeof seat>[] = [],
  facts: Partial<SeatedCommittee['facts']> = {},
): SeatedCommittee => ({ fusionId, title: `The ${fusionId}`, facts: { isoCode: 'us', members, ...facts } });
const seat = (title?: string, personFusionId = ANA) => ({ fullName: 'Ana', personFusionId, ...(title && { title }) });
const getParents = (pairs: Record<string, string | null>) =>
  new Map<string, NamedParent>(
    Object.entries(pairs).map(([fusionId, parent]) => [fusionId, { fusionId: parent, name: `The ${parent}` }]),
  );
const seats = (committees: SeatedCommittee[], parents = getParents({})) =>
  committeeMemberships(committees, new Set([ANA, 'alias-1']), parents);

describe('Committee memberships of a person', () => {
  it('use the title the committee states, under any id of the person', () => {
    const own = committee('rules', [seat('Member', 'person-2'), seat('Chair', 'alias-1')]);
    expect(seats([own])).toMatchObject([{ title: 'Chair', committees: [{ fusionId: 'rules', name: 'The rules' }] }]);
    expect(seats([committee('rules')])).toMatchObject([{ title: null }]);
  });

  it('list a subcommittee seat with the seat in its parent', () => {
    const sub = committee('water', [seat('Chair')]);
    const [only, ...others] = seats([committee('energy', [seat()]), sub], getParents({ water: 'energy' }));
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      title: null,
      subcommittees: [{ fusionId: 'water', name: 'The water', title: 'Chair' }],
    });
  });

  it('name both committees for a subcommittee seat without a seat in the parent', () => {
    expect(seats([committee('water')], getParents({ water: 'energy' }))).toMatchObject([
      { committees: [{ fusionId: 'energy' }, { fusionId: 'water' }], subcommittees: [] },
    ]);
    expect(seats([committee('water')], getParents({ water: null }))).toMatchObject([
      { committees: [{ fusionId: null }, { fusionId: 'water' }] },
    ]);
  });

  it('list leaders first and otherwise keep the given order', () => {
    const all = [
      committee('a', [seat()]),
      committee('b', [seat('Chair')]),
      committee('c'),
      committee('d', [seat('Ranking Member')]),
    ];
    expect(seats(all).map(({ committees }) => committees.at(-1)?.fusionId)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('name the legislature when the chamber is known', () => {
    expect(seats([committee('a', [], { chamber: 'upper' }), committee('b')])).toMatchObject([
      { legislatures: [expect.stringContaining('Senate')] },
      { legislatures: [] },
    ]);
  });

  it('are empty for a person without committees', () => {
    expect(seats([])).toEqual([]);
  });
});
