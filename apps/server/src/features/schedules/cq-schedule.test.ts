import { type CqAgenda, type CqPublicationRecord, type CqScheduleRecord, cqFusionId } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { buildScheduleRequests } from './testing/schedule-requests.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const agenda = (agendaId: string, changes: Partial<CqAgenda> = {}): CqAgenda => ({
  agendaId,
  panels: [],
  bills: [],
  ...changes,
});
const schedule = (agendas: CqAgenda[] = [], changes: Partial<CqScheduleRecord> = {}): CqScheduleRecord => ({
  kind: 'cq-schedule',
  fusionId: cqFusionId('schedule', 's-1'),
  part: 'main',
  sourceUpdatedTs: 179e7,
  scheduleId: 's-1',
  title: 'Budget',
  displayDate: {
    ts: day('2026-03-10'),
    hasTime: false,
  },
  sponsors: [],
  agendas,
  ...changes,
});
const transcript = (cqUid: string, agendaId: string, changes: Partial<CqPublicationRecord>): CqPublicationRecord => ({
  kind: 'cq-publication',
  fusionId: cqFusionId('publication', cqUid),
  part: 'main',
  cqUid,
  agendaId,
  sourceUpdatedTs: 179e7,
  category: 'transcripts',
  title: cqUid,
  references: [],
  billFusionIds: [],
  displayDate: {
    ts: day('2026-03-11'),
    hasTime: false,
  },
  ...changes,
});

describe('CQ schedule', () => {
  const { api, member, stranger, ingest } = workspaceTest(
    { member: 'member', stranger: { role: 'member', of: 'Theirs' } },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'cq_records'] },
  );
  const { get, transcripts, disentitle } = buildScheduleRequests(api, member);
  const two = [
    agenda('a-1', {
      type: 'Hearing',
      location: 'Room 2',
      notes: 'Open to the public',
      date: {
        ts: day('2026-03-10') + 15 * 3600,
        hasTime: true,
      },
      panels: [
        {
          title: 'Panel I',
          people: [
            {
              name: 'Ann Lee',
              position: 'Mayor',
            },
          ],
        },
      ],
      bills: [
        {
          label: 'H.R. 1',
          fusionId: 'us-119-hr-1',
        },
        {
          label: 'H.R. 404',
          fusionId: 'us-119-hr-404',
        },
      ],
    }),
    agenda('a-2', { date: { ts: day('2026-03-11'), hasTime: false } }),
  ];

  it('returns its agendas in feed order', async () => {
    await ingest(testBill(1), schedule(two, { eventNote: 'Bring papers', sponsors: ['Committee on Water'] }));
    const { body } = await get('cq-schedule-s-1');
    expect(body).toMatchObject({
      title: 'Budget',
      eventNote: 'Bring papers',
      card: null,
      sponsors: [
        {
          name: 'Committee on Water',
          fusionId: null,
        },
      ],
      agendas: [
        {
          agendaId: 'a-1',
          notes: 'Open to the public',
          hasTime: true,
          panels: [
            {
              title: 'Panel I',
              people: [
                {
                  name: 'Ann Lee',
                  position: 'Mayor',
                  organization: null,
                },
              ],
            },
          ],
          bills: [
            {
              label: 'H.R. 1',
              fusionId: 'us-119-hr-1',
            },
            {
              label: 'H.R. 404',
              fusionId: null,
            },
          ],
        },
        {
          agendaId: 'a-2',
          date: day('2026-03-11'),
          hasTime: false,
        },
      ],
    });
  });

  it('is forbidden with its transcripts for an organization without the entitlement', async () => {
    await ingest(schedule(two), transcript('t-1', 'a-1', { transcriptType: 'FirstDraft' }));
    await disentitle(stranger.organizationId);
    expect((await get('cq-schedule-s-1', stranger)).status).toBe(403);
    expect((await transcripts({ 'a-1': 'cq-schedule-s-1' }, stranger)).status).toBe(403);
    expect((await get('cq-schedule-s-404')).status).toBe(404);
  });

  it('lists the transcripts of its own agendas with the proofread version first', async () => {
    await ingest(
      schedule(two),
      transcript('draft', 'a-1', { transcriptType: 'FirstDraft' }),
      transcript('proofread', 'a-1', { transcriptType: 'Proofread' }),
      transcript('other', 'a-2', { transcriptType: 'FirstDraft' }),
      transcript('news', 'a-2', { category: 'news' }),
    );
    expect((await transcripts({ 'a-1': 'cq-schedule-s-1' })).body).toEqual({
      transcripts: [
        { transcriptUid: 'proofread', agendaId: 'a-1', type: 'Proofread', isAi: false },
        { transcriptUid: 'draft', agendaId: 'a-1', type: 'FirstDraft', isAi: true },
      ],
    });
    // The agenda is requested with a schedule that it does not belong to.
    expect((await transcripts({ 'a-1': 'cq-schedule-s-2' })).body).toEqual({ transcripts: [] });
    expect((await transcripts({})).body).toEqual({ transcripts: [] });
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`a-${n}`, 'cq-schedule-s-1']));
    expect((await transcripts(many)).status).toBe(400);
  });
});
