import type { AgendaBillFact, HearingRecord } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { mergeHearing } from './merge-hearing.ts';
import type { FactRow } from './merged-document.ts';

const ID = 'hearing-us-ny-agenda-2024-3-lamps-20240124';
const bill = (number: number, changes: Partial<AgendaBillFact> = {}): AgendaBillFact => ({
  fusionId: `us-ny-2023-2024-s-${number}`,
  label: `S${number}`,
  ...changes,
});

function row(part: string, changes: Partial<HearingRecord>, sourceUpdatedTs = 100): FactRow<HearingRecord> {
  const record: HearingRecord = {
    kind: 'hearing',
    fusionId: ID,
    part,
    isoCode: 'us-ny',
    eventId: '3',
    eventType: 'committee_markup',
    date: '2024-01-24',
    ...changes,
  };
  return { source: 'nysenate', part, record, sourceUrl: null, sourceUpdatedTs, fetchedTs: 1 };
}
const agenda = (agendaId: string, ...bills: AgendaBillFact[]) => ({ agendaId, bills });
const getFacts = (...rows: FactRow<HearingRecord>[]) => {
  const { facts } = mergeHearing(ID, rows);
  if (facts.kind !== 'hearing') throw new Error('not a meeting');
  return facts;
};

describe('Meeting with several agenda files', () => {
  test('has all agendas sorted by id and all bills, in any order of arrival', () => {
    const rows = [
      row('agenda-b', { agendas: [agenda('agenda-b', bill(3))], billFusionIds: [bill(3).fusionId] }, 300),
      row('agenda', { agendas: [agenda('agenda', bill(1))], billFusionIds: [bill(1).fusionId] }, 100),
      row('agenda-a', { agendas: [agenda('agenda-a')] }, 200),
    ];
    expect(getFacts(...rows).agendas?.map(({ agendaId }) => agendaId)).toEqual(['agenda', 'agenda-a', 'agenda-b']);
    expect(getFacts(...rows).billFusionIds?.toSorted()).toEqual([bill(1).fusionId, bill(3).fusionId]);
    expect(getFacts(...rows.toReversed())).toEqual(getFacts(...rows));
  });

  test('takes place and time from the latest addendum, even when an earlier file was sent again', () => {
    const facts = getFacts(
      row('agenda', { meetingStatus: 'Scheduled', location: 'Room 1', ts: 50, hasStartTime: true }, 900),
      row(
        'agenda-a',
        { addendum: 'A', meetingStatus: 'Canceled', location: 'Room 2', ts: 60, hasStartTime: true },
        100,
      ),
    );
    expect(facts).toMatchObject({ meetingStatus: 'Canceled', location: 'Room 2', ts: 60 });
    expect(facts).not.toHaveProperty('addendum');
  });

  test('has its status in one spelling, also when only the title announces a change', () => {
    const merged = (changes: Partial<HearingRecord>) => mergeHearing(ID, [row('main', changes)]);
    expect(merged({ meetingStatus: 'CANCELLED' })).toMatchObject({
      progress: 'Canceled',
      facts: { meetingStatus: 'Canceled' },
    });
    expect(merged({ meetingStatus: 'Scheduled', title: 'POSTPONED: On lamps' }).progress).toBe('Postponed');
  });

  test('has no start time when the latest addendum removes it', () => {
    const facts = getFacts(
      row('agenda', { ts: 50, hasStartTime: true }),
      row('agenda-a', { addendum: 'A', hasStartTime: false }),
    );
    expect(facts).not.toHaveProperty('ts');
    expect(facts.hasStartTime).toBe(false);
  });

  test('takes its final status and the decision on each bill from its record', () => {
    const facts = getFacts(
      row('agenda', { agendas: [agenda('agenda', bill(1), bill(2))], meetingStatus: 'Scheduled' }, 100),
      row('agenda-b', { addendum: 'B', agendas: [agenda('agenda-b', bill(3))], meetingStatus: 'Scheduled' }, 900),
      row('votes', {
        decisions: [bill(1, { outcome: 'Reported' }), bill(9, { outcome: 'Defeated' })],
        meetingStatus: 'Held',
      }),
    );
    expect(facts.meetingStatus).toBe('Held');
    expect(facts.agendas).toEqual([
      agenda('agenda', bill(1, { outcome: 'Reported' }), bill(2)),
      agenda('agenda-b', bill(3)),
      // This bill is on no agenda.
      agenda('decided', bill(9, { outcome: 'Defeated' })),
    ]);
    expect(facts).not.toHaveProperty('decisions');
  });
});
