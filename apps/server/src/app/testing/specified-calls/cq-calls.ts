import { type CqFileRecord, type CqPublicationRecord, type CqScheduleRecord, cqFusionId } from '@rotunda/domain';
import type { SpecifiedCall } from './specified-call.ts';

const UID = 'specified';
const SCHEDULE = cqFusionId('schedule', UID);
const PDF = '%PDF-1.7 of the second source';

/** Documents that the calls about the second source find. */
export const SPECIFIED_CQ: readonly (CqPublicationRecord | CqFileRecord | CqScheduleRecord)[] = [
  {
    kind: 'cq-publication',
    fusionId: cqFusionId('publication', UID),
    part: 'main',
    cqUid: UID,
    sourceUpdatedTs: 179e7,
    category: 'news',
    title: 'News',
    references: [],
    billFusionIds: ['us-119-hr-1'],
    pdf: { file: 'news.pdf' },
    displayDate: {
      ts: 179e7,
      hasTime: false,
    },
  },
  {
    kind: 'cq-file',
    fusionId: cqFusionId('file', 'news.pdf'),
    part: 'main',
    name: 'news.pdf',
    content: Buffer.from(PDF),
    sha256: 'of the PDF',
  },
  {
    kind: 'cq-schedule',
    fusionId: SCHEDULE,
    part: 'main',
    sourceUpdatedTs: 179e7,
    scheduleId: UID,
    title: 'Hearing',
    displayDate: {
      ts: 179e7,
      hasTime: true,
    },
    sponsors: [],
    agendas: [],
  },
];

/** Calls of the second source: publications of a bill, a single one, the target of a reference, and its PDF. */
export const CQ_CALLS: readonly SpecifiedCall[] = [
  [
    'GET',
    '/documents/cq/{category}',
    'a page',
    () => ({
      params: { category: 'news' },
      query: { fnExternalId: 'US HR 1', fnSessionId: '119', skip: '0', limit: '25', orderBy: 'displaydate desc' },
    }),
  ],
  ['GET', '/documents/cq/doc/{id}', 'one', () => ({ params: { id: UID } })],
  ['GET', '/documents/cq/schedule/{id}', 'one', () => ({ params: { id: SCHEDULE } })],
  ['POST', '/documents/cq/transcripts', 'of agendas', () => ({ body: { 'agenda-1': SCHEDULE } })],
  ['GET', '/cq/resolve-ref', 'a reference', () => ({ query: { ref_type: 'document', ref: UID } })],
  [
    'GET',
    '/documents/cq/pdf/{cqUid}',
    'with its token',
    async (objects) => ({ params: { cqUid: UID }, query: { token: await objects.tokenOfPdf(UID) } }),
  ],
];
