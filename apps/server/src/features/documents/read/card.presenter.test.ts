import type {
  BillRecord,
  HearingRecord,
  PersonRecord,
  PresidentialActionRecord,
  RegulationRecord,
} from '@rotunda/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi } from '../../../app/testing/test-api.ts';
import { findCardDocuments } from './card-documents.repository.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { presentBoardCard, presentCard } from './card.presenter.ts';

let api: TestApi;
let pipeline: Pipeline;
beforeAll(async () => {
  api = await createTestApi();
  pipeline = await buildPipeline(api.deps);
});
afterAll(async () => {
  await pipeline.stop();
  await api.close();
});

const senator: PersonRecord = {
  kind: 'person',
  fusionId: 'person-1',
  part: 'main',
  isoCode: 'us-tx',
  fullSourceId: 'ocd-person/1',
  parties: [
    {
      partyCode: 'D',
      rawParty: 'Democratic',
      activeEndDate: '2020-01-01',
    },
    {
      partyCode: 'R',
      rawParty: 'GOP',
    },
  ],
  roles: [
    {
      title: 'State Senator',
      organizationName: 'Senate',
      organizationType: 'legislative',
      isoCode: 'us-tx',
      chamber: 'upper',
      seatDistrictName: '12',
    },
  ],
};
const member: PersonRecord = {
  kind: 'person',
  fusionId: 'person-2',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:X000001',
  parties: [
    {
      partyCode: 'O',
      rawParty: 'Progressive',
    },
  ],
  roles: [
    {
      title: 'U.S. Representative',
      organizationName: 'House',
      organizationType: 'legislative',
      isoCode: 'us',
      chamber: 'lower',
      seatDistrictName: 'Washington 7',
      activeEndDate: '2027-01-03',
    },
  ],
};
const order: PresidentialActionRecord = {
  kind: 'presidential-action',
  fusionId: 'fr-2026-1',
  part: 'main',
  isoCode: 'us',
  title: 'On widgets',
  actionType: 'executive_order',
};
const meeting: HearingRecord = {
  kind: 'hearing',
  fusionId: 'hearing-us-119-1',
  part: 'main',
  isoCode: 'us',
  eventId: '1',
  eventType: 'committee_hearing',
  title: 'On widgets',
  date: '2026-02-03',
  hasStartTime: false,
};
const markup: HearingRecord = {
  ...meeting,
  fusionId: 'hearing-us-119-2',
  eventId: '2',
  eventType: 'committee_markup',
  ts: 0x69820d70,
  hasStartTime: true,
};

const rule: RegulationRecord = {
  kind: 'regulation',
  fusionId: 'fr-2026-00002',
  part: 'main',
  isoCode: 'us',
  title: 'A rule',
  regulationDocumentType: 'Rule',
  withdrawn: true,
};
const canceled: HearingRecord = {
  ...meeting,
  fusionId: 'hearing-us-119-3',
  eventId: '3',
  meetingStatus: 'Cancelled',
};
const night: HearingRecord = {
  ...markup,
  fusionId: 'hearing-us-119-4',
  eventId: '4',
  date: '2026-02-03',
  ts: 0x69828c00,
};

const bill: BillRecord = testBill(1, { title: 'To say "widget" ¾ of \u{1F4DC}' });

it.each([
  [
    'a bill',
    bill,
    { introducedOn: '2026-01-05', introducedTs: 1_767_571_200, title: bill.title, lastUpdatedOn: '2026-01-05' },
  ],
  ['a senator', senator, { byline: 'State Senator · District 12 · Republican' }],
  ['a member', member, { byline: 'U.S. Representative · Washington 7 · Progressive' }],
  ['a withdrawn rule', rule, { withdrawn: true, regulationDocumentType: 'Rule' }],
  ['an order', order, { documentSubtype: 'Executive Order' }],
  ['a meeting', meeting, { documentSubtype: 'Committee Hearing', startsAt: null, lastUpdatedOn: '2026-02-03' }],
  ['a markup', markup, { documentSubtype: 'Committee Markup', startsAt: 1_770_130_800, lastUpdatedOn: null }],
  ['a canceled meeting', canceled, { meetingStatus: 'Canceled', progress: 'Canceled' }],
  // Midnight UTC is a moment here, 7 p.m. in Washington, and not a day.
  ['a night sitting', night, { startsAt: 1_770_163_200, lastUpdatedAt: 1_770_163_200, lastUpdatedOn: null }],
])('A card shows the same facts of %s in lists, on boards and on its page', async (_name, record, said) => {
  await ingestRecords(api, pipeline, record);
  const repository = createDocumentsRepository(api.deps.database);
  const [whole] = await repository.findByFusionIds([record.fusionId]);
  if (whole === undefined) throw new Error(`${record.fusionId} is not held`);
  const card = presentCard(whole, undefined, null);
  expect(card).toMatchObject(said);
  const [listed] = await findCardDocuments(api.deps.database, [whole.documentId]);
  expect(listed && presentCard(listed, undefined, null)).toEqual(card);
  const [onBoard] = await repository.findBoardDocuments([whole.documentId]);
  expect(onBoard && presentBoardCard(onBoard, undefined)).toEqual(presentBoardCard(whole, undefined));
});
