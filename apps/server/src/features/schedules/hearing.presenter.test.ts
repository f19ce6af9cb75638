import { describe, expect, it } from 'vitest';
import { presentHearing, type ShownHearing } from './hearing.presenter.ts';
import type { ScheduleDocument } from './schedules.repository.ts';

const BILL = 'us-119-hr-1';
function presented(facts: Partial<ShownHearing['facts']> = {}, held: Record<string, Partial<ScheduleDocument>> = {}) {
  const stored: ShownHearing = {
    title: 'Hearing on widgets',
    isoCode: 'us',
    fusionId: 'meeting-1',
    provenance: [],
    facts: {
      kind: 'hearing',
      isoCode: 'us',
      eventId: 'e1',
      eventType: 'committee_hearing',
      date: '2026-03-09',
      ...facts,
    },
  };
  const documents = new Map(Object.entries(held)) as never;
  return presentHearing(stored, { card: null, stored: documents, nowMs: Date.parse('2026-03-09T12:00:00Z') });
}
const witness = (name: string, panel?: string) => ({ name, ...(panel === undefined ? {} : { panel }) });

describe('presentHearing', () => {
  it.each([
    ['committee_hearing', 'Hearing'],
    ['committee_markup', 'Markup'],
    ['floor_session', 'Session'],
  ] as const)('maps %s to type %s', (eventType, type) => {
    expect(presented({ eventType }).type).toBe(type);
  });

  it('shows the time when it is known and otherwise the day', () => {
    const ts = Date.UTC(2026, 2, 9, 15) / 1000;
    expect(presented({ ts })).toMatchObject({ displayDate: ts, hasDisplayTime: true });
    expect(presented()).toMatchObject({ displayDate: Date.UTC(2026, 2, 9) / 1000, hasDisplayTime: false });
  });

  it('calls a past meeting that was only announced past', () => {
    expect(presented({ meetingStatus: 'Scheduled' }).status).toBe('Scheduled');
    expect(presented({ meetingStatus: 'Scheduled', date: '2026-03-08' }).status).toBe('Past');
    expect(presented({ meetingStatus: 'Postponed', date: '2026-03-08' }).status).toBe('Postponed');
  });

  it('shows its agendas at the time to which the meeting was moved', () => {
    const ts = Date.UTC(2026, 2, 9, 15) / 1000;
    const agenda = { agendaId: 'a', date: '2026-03-09', ts: ts - 3600, bills: [] };
    const later = { agendaId: 'b', date: '2026-03-10', bills: [] };
    expect(presented({ ts, agendas: [agenda, later] }).agendas).toMatchObject([
      { date: ts, hasTime: true },
      { date: Date.UTC(2026, 2, 10) / 1000, hasTime: false },
    ]);
  });

  it('links to stored committees and names the others', () => {
    const committees = [{ name: 'Rules', fusionId: 'c1' }, { name: 'Ways', fusionId: 'c2' }, { name: 'Means' }];
    expect(presented({ committees }, { c1: { title: 'Rules' } }).sponsors).toEqual([
      { name: 'Rules', fusionId: 'c1' },
      { name: 'Ways', fusionId: null },
      { name: 'Means', fusionId: null },
    ]);
  });

  it('keeps only documents with web addresses', () => {
    const documents = [
      { title: 'Notice', url: 'https://rules.example/n.pdf' },
      { title: 'Evil', url: 'javascript:alert(1)' },
    ];
    expect(presented({ documents }).documents).toEqual([{ title: 'Notice', url: 'https://rules.example/n.pdf' }]);
  });
});

describe('Agendas of a meeting', () => {
  it('are empty without bills and witnesses', () => {
    expect(presented().agendas).toEqual([]);
  });

  it('group witnesses by panel in source order', () => {
    const witnesses = [witness('A', '2'), witness('B', 'Experts'), witness('C', '2'), witness('D')];
    const [agenda] = presented({ witnesses }).agendas;
    expect(agenda?.panels.map(({ title, people }) => [title, people.map(({ name }) => name)])).toEqual([
      ['Panel 2', ['A', 'C']],
      ['Experts', ['B']],
      [null, ['D']],
    ]);
  });

  it('list a bill only once', () => {
    const agendas = [{ agendaId: 'a1', date: '2026-03-09', bills: [{ fusionId: BILL, label: 'H.R. 1' }] }];
    const both = presented({ agendas, billFusionIds: [BILL, 'us-119-hr-2'] }).agendas;
    expect(both.map(({ bills }) => bills.map(({ label }) => label))).toEqual([['H.R. 2 (119th)'], ['H.R. 1']]);
    expect(presented({ agendas, billFusionIds: [BILL] }).agendas).toHaveLength(1);
  });

  it('have ids derived from the meeting', () => {
    const agendas = [{ agendaId: 'a1', date: '2026-03-09', bills: [] }];
    expect(presented({ agendas, billFusionIds: [BILL] }).agendas.map(({ agendaId }) => agendaId)).toEqual([
      'meeting-1/e1',
      'meeting-1/a1',
    ]);
  });

  it('link to a stored bill with its own title and only name other bills', () => {
    const agendas = [
      { agendaId: 'a1', date: '2026-03-09', bills: [{ fusionId: BILL, label: 'H.R. 1', title: 'As listed' }] },
    ];
    const getBill = (held: Record<string, Partial<ScheduleDocument>>) =>
      presented({ agendas }, held).agendas[0]?.bills[0];
    expect(
      getBill({ [BILL]: { title: 'As held', localityExternalId: 'US HR 1', documentType: 'Legislation' } }),
    ).toMatchObject({
      label: 'H.R. 1',
      title: 'As held',
      fusionId: BILL,
      documentType: 'Legislation',
    });
    expect(getBill({})).toMatchObject({
      label: 'H.R. 1',
      title: 'As listed',
      fusionId: null,
      documentType: 'Legislation',
    });
  });

  it('label a bill by its stored number or else its citation', () => {
    const getLabel = (held: Record<string, Partial<ScheduleDocument>>) =>
      presented({ billFusionIds: [BILL] }, held).agendas[0]?.bills[0]?.label;
    expect(getLabel({ [BILL]: { localityExternalId: 'US HR 1' } })).toBe('US HR 1');
    expect(getLabel({})).toBe('H.R. 1 (119th)');
  });

  it('label a state bill by its id when nothing else is known', () => {
    const [agenda] = presented({ billFusionIds: ['us-ca-2025-2026-ab-1'] }).agendas;
    expect(agenda?.bills).toMatchObject([{ label: 'us-ca-2025-2026-ab-1', title: null }]);
  });
});
