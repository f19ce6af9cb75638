import { ADVOCACY_TEXTS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { AdvocacyPerson } from '../advocacy.deps.ts';
import { LegislatorFinder } from './legislator-finder.ts';

const DATABASE = {} as DatabaseHandle; // The lookups below need none.
const person = (fusionId: string, fullName: string, changes: Partial<AdvocacyPerson> = {}): AdvocacyPerson => ({
  fusionId,
  fullName,
  fullSourceId: fusionId,
  ids: [fusionId],
  isStaff: false,
  relationshipFusionIds: [],
  ...changes,
});
const ADA = person('p-ada', 'Ada Rowan', { ids: ['p-ada', 'R000001'] });
const TWINS = [person('p-bea-1', 'Bea Twin'), person('p-bea-2', 'Bea Twin')];
const AIDE = person('p-aide', 'Cy Marsh', { isStaff: true });
/** Has the name of an aide. */
const MEMBER = person('p-cy', 'Cy Marsh');

function finderAmong(...people: AdvocacyPerson[]) {
  const asked: string[] = [];
  const finder = new LegislatorFinder({
    findPeople: async (_db, ids) =>
      new Map(ids.flatMap((id) => people.filter((one) => one.ids.includes(id)).map((one) => [id, one] as const))),
    findPeopleNamed: async (_db, names) => {
      asked.push(...names);
      const getIds = (name: string) =>
        people.filter(({ fullName }) => fullName === name).map(({ fusionId }) => fusionId);
      return new Map(names.map((name) => [name, getIds(name)]));
    },
  });
  return { finder, asked };
}
const found = async (text: string, ...people: AdvocacyPerson[]) =>
  (await finderAmong(...people).finder.find(DATABASE, [text])).get(text);

describe('LegislatorFinder', () => {
  it.each(['p-ada', 'R000001', 'Ada Rowan'])('finds a legislator by %s', async (text) => {
    expect(await found(text, ADA, ...TWINS)).toBe(ADA);
  });

  it.each([
    ['nobody of the name', 'Dee Nobody', [ADA], ADVOCACY_TEXTS.legislatorUnknown],
    ['two of the name', 'Bea Twin', TWINS, ADVOCACY_TEXTS.legislatorUnclear],
    ['only staff of the name', 'Cy Marsh', [AIDE], ADVOCACY_TEXTS.legislatorIsStaff],
    ['the id of staff', 'p-aide', [AIDE], ADVOCACY_TEXTS.legislatorIsStaff],
  ])('gives a reason when there is %s', async (_what, text, people, reason) => {
    expect(await found(text, ...people)).toEqual({ reason });
  });

  it('prefers a legislator to staff of the same name', async () => {
    expect(await found('Cy Marsh', AIDE, MEMBER)).toBe(MEMBER);
  });

  it('looks each text up once, however often a file names it', async () => {
    const { finder, asked } = finderAmong(ADA);
    await finder.find(DATABASE, ['Ada Rowan', 'Ada Rowan', 'R000001']);
    const people = await finder.find(DATABASE, ['Ada Rowan', 'Dee Nobody']);
    expect(asked).toEqual(['Ada Rowan', 'Dee Nobody']);
    expect(people.get('Ada Rowan')).toBe(ADA);
  });
});
