import type { HearingRecord, TranscriptRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { buildScheduleRequests } from './testing/schedule-requests.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const hearing = (changes: Partial<HearingRecord> = {}): HearingRecord => ({
  kind: 'hearing',
  fusionId: 'hearing-us-119-7',
  part: 'main',
  isoCode: 'us',
  eventId: '7',
  eventType: 'committee_hearing',
  title: 'Water for towns',
  date: '2026-03-10',
  ...changes,
});

const { api, member, stranger, ingest } = workspaceTest(
  { member: 'member', stranger: { role: 'member', of: 'Theirs' } },
  { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'cq_records'] },
);
const { get, transcripts, disentitle } = buildScheduleRequests(api, member);

describe('Schedules API', () => {
  it('returns a single agenda with witnesses by panel and bills linked when stored', async () => {
    await ingest(
      testBill(1),
      hearing({
        billFusionIds: ['us-119-hr-1', 'us-119-hr-404'],
        committees: [
          {
            name: 'Committee on Water',
            fusionId: 'committee-us-none',
          },
        ],
        witnesses: [
          {
            name: 'Ann Lee',
            position: 'Mayor',
            panel: '1',
          },
          {
            name: 'Bo Ray',
            organization: 'Towns',
            panel: '2',
          },
          {
            name: 'Cy Fox',
            panel: '1',
          },
        ],
        documents: [
          {
            title: 'Notice',
            url: 'https://example.gov/notice.pdf',
          },
          {
            title: 'Trap',
            url: 'javascript:alert(1)',
          },
        ],
        meetingStatus: 'Postponed',
        location: 'Room 1',
        ts: day('2026-03-10') + 14 * 3600,
        hasStartTime: true,
      }),
    );
    const { body } = await get('hearing-us-119-7');
    expect(body).toMatchObject({
      title: 'Water for towns',
      type: 'Hearing',
      status: 'Postponed',
      timeZone: 'America/New_York',
      displayDate: day('2026-03-10') + 14 * 3600,
      hasDisplayTime: true,
      sponsors: [
        {
          name: 'Committee on Water',
          fusionId: null,
        },
      ],
      documents: [
        {
          title: 'Notice',
          url: 'https://example.gov/notice.pdf',
        },
      ],
      card: {
        fusionId: 'hearing-us-119-7',
        documentType: 'CQSchedules',
      },
    });
    expect(body.agendas).toHaveLength(1);
    expect(body.agendas[0]).toMatchObject({
      panels: [
        { title: 'Panel 1', people: [{ name: 'Ann Lee', position: 'Mayor' }, { name: 'Cy Fox' }] },
        { title: 'Panel 2', people: [{ name: 'Bo Ray', organization: 'Towns' }] },
      ],
      bills: [
        { label: 'US HR 1', title: 'A bill to regulate widget 1', fusionId: 'us-119-hr-1' },
        { label: 'H.R. 404 (119th)', title: null, fusionId: null },
      ],
    });
  });

  it('merges the agendas of several files and lists the meeting as an event of each bill', async () => {
    const listing = (agendaId: string, number: number): Partial<HearingRecord> => ({
      part: agendaId,
      agendas: [
        {
          agendaId,
          title: `Agenda ${number}`,
          date: '2026-03-10',
          notes: 'Off the floor',
          bills: [
            {
              fusionId: `us-119-hr-${number}`,
              label: `HR ${number}`,
              note: 'Refer to Finance',
            },
          ],
        },
      ],
      billFusionIds: [`us-119-hr-${number}`],
    });
    await ingest(testBill(1), testBill(2), hearing(listing('agenda', 1)));
    await ingest(hearing(listing('agenda-a', 2)));
    expect((await get('hearing-us-119-7')).body.agendas).toMatchObject([
      {
        agendaId: 'hearing-us-119-7/agenda',
        type: 'Agenda 1',
        notes: 'Off the floor',
        date: day('2026-03-10'),
        bills: [
          {
            label: 'HR 1',
            fusionId: 'us-119-hr-1',
            note: 'Refer to Finance',
          },
        ],
      },
      { agendaId: 'hearing-us-119-7/agenda-a', bills: [{ fusionId: 'us-119-hr-2' }] },
    ]);
    for (const bill of ['us-119-hr-1', 'us-119-hr-2']) {
      const { body } = await api.call(member.token, 'GET', `/documents/legislation/${bill}/events`);
      expect(body, bill).toMatchObject([{ id: 'hearing-us-119-7' }]);
    }
  });

  it('returns no agenda without witnesses and bills, and a day without a time', async () => {
    await ingest(hearing());
    const { body } = await get('hearing-us-119-7');
    expect(body).toMatchObject({ agendas: [], displayDate: day('2026-03-10'), hasDisplayTime: false });
  });

  it('answers 404 for an unknown meeting and for a document of another type', async () => {
    await ingest(testBill(1));
    expect((await get('hearing-us-119-404')).status).toBe(404);
    expect((await get('us-119-hr-1')).status).toBe(404);
  });
});

describe('Meeting transcript', () => {
  const record = (type: 'FirstDraft' | 'Proofread', said: string): TranscriptRecord => {
    const fnDocumentId = `hearing-us-119-7-transcript-${type.toLowerCase()}`;
    return {
      kind: 'transcript',
      fusionId: 'hearing-us-119-7',
      part: fnDocumentId,
      fnDocumentId,
      agendaId: 'hearing',
      title: 'Transcript',
      type,
      isAi: type === 'FirstDraft',
      date: '2026-03-10',
      language: 'en',
      sections: [
        {
          sectionId: 'p1-1',
          heading: 'THE CHAIR, p. 1',
          level: 0,
          blocks: [
            {
              text: said,
              indent: 0,
            },
          ],
        },
        {
          sectionId: 'p1-2',
          heading: 'MS. LEE, p. 1',
          level: 0,
          blocks: [
            {
              text: 'The pumps froze.',
              indent: 0,
            },
          ],
        },
      ],
      hearing: {
        isoCode: 'us',
        eventId: '7',
        eventType: 'committee_hearing',
        title: 'Water for towns',
        date: '2026-03-10',
        agendas: [
          {
            agendaId: 'hearing',
            title: 'Public hearing',
            bills: [],
          },
        ],
      },
    };
  };
  const AGENDA = 'hearing-us-119-7/hearing';

  it('is listed for its agenda with the proofread version first, without the entitlement', async () => {
    await disentitle(stranger.organizationId);
    await ingest(record('FirstDraft', 'Oder.'), record('Proofread', 'Order.'));
    expect((await get('hearing-us-119-7')).body.agendas).toMatchObject([{ agendaId: AGENDA, type: 'Public hearing' }]);
    const { body } = await transcripts({ [AGENDA]: 'hearing-us-119-7' }, stranger);
    expect(body).toEqual({
      transcripts: [
        { transcriptUid: 'hearing-us-119-7-transcript-proofread', agendaId: AGENDA, type: 'Proofread', isAi: false },
        { transcriptUid: 'hearing-us-119-7-transcript-firstdraft', agendaId: AGENDA, type: 'FirstDraft', isAi: true },
      ],
    });
    expect((await transcripts({ [AGENDA]: 'hearing-us-119-8' })).body).toEqual({ transcripts: [] });
  });

  it('opens as a document that tells whether it was generated, with matches by speaker', async () => {
    await ingest(record('Proofread', 'Order.'));
    const uid = 'hearing-us-119-7-transcript-proofread';
    expect((await api.call(member.token, 'GET', `/documents/cq/doc/${uid}`)).body).toMatchObject({
      category: 'transcripts',
      title: 'Water for towns',
      displayDate: day('2026-03-10'),
      isAi: false,
      meeting: {
        fusionId: 'hearing-us-119-7',
        fnDocumentId: uid,
      },
      wordCount: 4,
      agendaId: AGENDA,
    });
    const read = (query: string) =>
      api.call(member.token, 'GET', `/documents/cq/schedule/hearing-us-119-7/text?fnDocumentId=${uid}&query=${query}`);
    expect(await read('freezing')).toMatchObject({ status: 200, body: { matchCount: 0 } });
    expect((await read('pumps')).body).toMatchObject({
      matchCount: 1,
      sections: [{ sectionId: 'p1-1' }, { heading: 'MS. LEE, p. 1', blocks: [{ marks: [[4, 9]] }] }],
    });
    expect((await api.call(member.token, 'GET', `/documents/cq/doc/${uid}-x`)).status).toBe(404);
  });

  it('is attached to a stored meeting without changing its facts', async () => {
    await ingest(hearing({ location: 'Room 1' }), {
      ...record('Proofread', 'Order.'),
      hearing: { ...record('Proofread', '').hearing, title: 'Water', location: 'Room 2' },
    });
    const { body } = await get('hearing-us-119-7');
    expect(body).toMatchObject({ title: hearing().title, location: 'Room 1' });
    expect(body.agendas).toContainEqual(expect.objectContaining({ agendaId: AGENDA }));
  });

  it('makes its meeting searchable by its words and is replaced by a newer version', async () => {
    await ingest({ ...record('Proofread', 'Levees.'), sourceUpdatedTs: 1 });
    await ingest({ ...record('Proofread', 'Dikes.'), sourceUpdatedTs: 2 });
    const found = async (rawTextSearch: string) =>
      (await api.call(member.token, 'POST', '/documents/search', {
        searchModel: { rawTextSearch, datasetTypes: ['CQSchedules'] },
      })) as { body: { results: { fusionId: string }[] } };
    expect((await found('dikes')).body.results).toMatchObject([{ fusionId: 'hearing-us-119-7' }]);
    expect((await found('levees')).body.results).toEqual([]);
  });
});
