import type { SponsorFact } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { FAMILY_NAMES, GIVEN_NAMES, inventedLegislator, legislatorShape } from './testing/invented-legislator.ts';

const sponsor: fc.Arbitrary<SponsorFact> = fc
  .record({
    name: fc.oneof(
      fc.constantFrom(...FAMILY_NAMES),
      fc
        .tuple(fc.constantFrom(...GIVEN_NAMES), fc.constantFrom(...FAMILY_NAMES))
        .map(([given, family]) => `${given} ${family}`),
      fc
        .tuple(fc.constantFrom(...FAMILY_NAMES), fc.constantFrom(...GIVEN_NAMES))
        .map(([family, given]) => `${family}, ${given[0]}`),
      fc.constantFrom('Committee on Water', 'Rep. Brown (D-2)', 'x'.repeat(300)),
    ),
    type: fc.constantFrom('primary' as const, 'cosponsor' as const),
    kind: fc.constantFrom('person' as const, 'committee' as const, 'unknown_unmatched' as const, undefined),
    id: fc.constantFrom(undefined, 'ocd-0', 'legiscan-1', 'bioguide-2', 'lis-S0', 'lis-S3', 'ocd-99'),
    role: fc.constantFrom(undefined, 'Rep', 'Sen'),
    locality: fc.constantFrom(undefined, '1', 'HD-003'),
  })
  .map(({ name, type, kind, id, role, locality }) => ({
    fullName: name,
    type,
    ...(kind === undefined ? {} : { stakeholderType: kind }),
    ...(id === undefined ? {} : { fusionId: `person-${id}` }),
    ...(role === undefined ? {} : { role }),
    ...(locality === undefined ? {} : { locality }),
  }));

const billShape = fc.record({
  sponsors: fc.array(sponsor, { maxLength: 8 }),
  place: fc.constantFrom('us-wy', 'us', 'us-ut'),
  session: fc.constantFrom('2026', 'Special Session', '2023'),
  chamber: fc.constantFrom('lower' as const, 'upper' as const),
});

describe('Bills sponsored by a person', () => {
  const { api, ingest, user } = workspaceTest(
    { user: 'member' },
    {
      withPipeline: true,
      emptied: ['documents', 'source_facts', 'document_changes', 'entity_aliases', 'bill_sponsors'],
    },
  );
  const sponsored = async (personId: string, query = 'pageSize=100') => {
    const path = `/stakeholders/person/sponsored-bills?fullSourceId=${personId}&${query}`;
    const { body } = await api.call(user.token, 'GET', path);
    return body as { total: number; results: { fusionId: string; sponsorType: string; withdrawnOn: string | null }[] };
  };
  const emptied = ['documents', 'source_facts', 'document_changes', 'entity_aliases', 'bill_sponsors'];

  it('match the sponsors linked to the person, in any order of arrival', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(legislatorShape, { minLength: 3, maxLength: 6 }),
        fc.array(billShape, { minLength: 2, maxLength: 5 }),
        fc.boolean(),
        async (shapes, bills, areBillsFirst) => {
          for (const table of emptied) await api.deps.database.$client.query(`delete from ${table}`);
          const people = shapes.map(inventedLegislator);
          const records = bills.map(({ sponsors, place, session, chamber }, at) =>
            testBill(at, {
              fusionId: `${place}-${at}`,
              isoCode: place,
              session,
              originatingChamber: chamber,
              sponsors,
              localityExternalId: `HB ${at}`,
            }),
          );
          await ingest(...(areBillsFirst ? [...records, ...people] : [...people, ...records]));
          const linked = new Map<string, Set<string>>();
          for (const { fusionId } of records) {
            const { body } = await api.call(user.token, 'GET', `/documents/legislation/${fusionId}`);
            for (const one of (body as { sponsors: { fusionId: string | null }[] }).sponsors) {
              if (one.fusionId !== null)
                linked.set(one.fusionId, (linked.get(one.fusionId) ?? new Set()).add(fusionId));
            }
          }
          for (const { fusionId } of people) {
            const { total, results } = await sponsored(fusionId);
            expect(new Set(results.map((bill) => bill.fusionId))).toEqual(linked.get(fusionId) ?? new Set());
            expect(total).toBe(results.length);
            links += total;
          }
        },
      ),
      { numRuns: 12, seed: 20261123 },
    );
    expect(links).toBeGreaterThan(30);
  });

  const shape = { given: 'Gary', family: 'Brown', chamber: 'lower', district: '1', source: 'ocd' } as const;
  const rowan = inventedLegislator({ ...shape, from: '2025-01-06', to: undefined }, 0);
  const ofRowan = (changes: Partial<SponsorFact> = {}): SponsorFact => ({
    fullName: 'Brown',
    type: 'primary',
    stakeholderType: 'person',
    ...changes,
  });
  const bill = (number: number, sponsors: SponsorFact[], introducedOn = `2026-01-0${number}`) =>
    testBill(number, {
      fusionId: `us-wy-2026-hb-${number}`,
      isoCode: 'us-wy',
      session: '2026',
      originatingChamber: 'lower',
      introducedOn,
      sponsors,
    });

  it('are returned newest first in pages with the kind of sponsorship', async () => {
    const withdrawn = ofRowan({ type: 'cosponsor', withdrawnOn: '2026-02-01' });
    await ingest(rowan, bill(1, [ofRowan()]), bill(2, [withdrawn]), bill(3, [ofRowan()]), bill(4, []));
    const first = await sponsored(rowan.fusionId, 'pageSize=2');
    expect(first.total).toBe(3);
    expect(first.results.map(({ fusionId }) => fusionId.slice(-1))).toEqual(['3', '2']);
    expect(first.results[1]).toMatchObject({ sponsorType: 'cosponsor', withdrawnOn: '2026-02-01' });
    const second = await sponsored(rowan.fusionId, 'pageSize=2&offset=2');
    expect(second.results.map(({ fusionId }) => fusionId.slice(-1))).toEqual(['1']);
  });

  it('follow changes of the sponsors', async () => {
    await ingest(rowan, bill(1, [ofRowan()]));
    expect((await sponsored(rowan.fusionId)).total).toBe(1);
    await ingest(bill(1, [ofRowan({ fullName: 'Green' })]));
    expect((await sponsored(rowan.fusionId)).total).toBe(0);
  });
});
