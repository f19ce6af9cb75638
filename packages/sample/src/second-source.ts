import {
  addDays,
  type BillRecord,
  type CqCategory,
  type CqFileRecord,
  type CqPublicationRecord,
  type CqRecord,
  cqFusionId,
  type IsoDate,
} from '@rotunda/domain';
import { buildLegislatures, SAMPLE_MARK } from './legislatures.ts';
import { buildBills } from './bills.ts';
import { buildRoster } from './people.ts';
import { secondsAt } from './seconds-at.ts';
import { samplePdf } from './sample-pdf.ts';
import type { SampleOptions } from './build-sample.ts';

/** More than the list shows at first, so that there are more to load. */
const NEWS = 14;
const PDF_NAME = 'sample-side-by-side.pdf';

/**
 * Builds a fictional news service's records on two federal bills: one with content in every section, and a resolution
 * with little more than a CRS summary.
 */
export function buildSampleCqRecords({ seed, referenceDay }: SampleOptions): CqRecord[] {
  const [busy, quiet] = getBills({ seed, referenceDay });
  if (busy === undefined || quiet === undefined) return [];
  return [
    ...publicationsOn(busy, referenceDay),
    ...getFacts(busy, referenceDay),
    buildPdf(busy.localityExternalId),
    ...ofQuietBill(quiet, referenceDay),
  ];
}

function getBills({ seed, referenceDay }: SampleOptions): BillRecord[] {
  const legislature = buildLegislatures(referenceDay).find(({ level }) => level === 'congress');
  if (legislature === undefined) return [];
  const roster = buildRoster(seed, legislature, referenceDay);
  const bills = buildBills({ seed, referenceDay, legislature, roster }).filter(
    (record): record is BillRecord => record.kind === 'bill' && record.session === SAMPLE_MARK,
  );
  const busy = bills.find(
    ({ billType, status, originatingChamber }) =>
      billType === 'Bill' && status === 'PASSED_FIRST_CHAMBER' && originatingChamber === 'lower',
  );
  const quiet = bills.find(({ billType }) => billType === 'Joint Resolution');
  return busy === undefined || quiet === undefined ? [] : [busy, quiet];
}

type Publication = Partial<CqPublicationRecord> & Pick<CqPublicationRecord, 'title' | 'category'>;

function publicationOn(bill: BillRecord, cqUid: string, day: IsoDate, hour: number, parts: Publication) {
  const ts = secondsAt(day, hour);
  return {
    kind: 'cq-publication',
    fusionId: cqFusionId('publication', cqUid),
    part: 'main',
    cqUid,
    sourceUpdatedTs: ts,
    displayDate: {
      ts,
      hasTime: true,
    },
    billFusionIds: [bill.fusionId],
    references: [],
    byline: 'By the staff of the Harrowgate Ledger (sample)',
    ...parts,
  } satisfies CqPublicationRecord;
}

function publicationsOn(bill: BillRecord, referenceDay: IsoDate): CqRecord[] {
  const name = bill.localityExternalId;
  const daysAgo = (days: number) => addDays(referenceDay, -days);
  const one = (category: CqCategory, number: number, days: number, parts: Omit<Publication, 'category'>) =>
    publicationOn(bill, `sample-${category}-${number}`, daysAgo(days), 14 + (number % 6), { category, ...parts });
  const text = (words: string) =>
    `<p>${words}</p><p>This article is invented: it belongs to the sample workspace, not to a news service.</p>`;
  return [
    ...Array.from({ length: NEWS }, (_, place) =>
      one('news', place + 1, 2 + 3 * place, {
        title: `${place % 2 === 0 ? 'Committee weighs' : 'Towns respond to'} ${name}, day ${NEWS - place}`,
        displayType: 'News',
        parentPublicationType: 'Sample Daily',
        wordCount: 380 + 17 * place,
        bodyHtml: text(
          `Members spoke about ${name} for most of the afternoon and agreed on little but the time to stop.`,
        ),
        references: [
          {
            type: 'bill',
            ref: bill.fusionId.replace(/^us-/, ''),
            label: name,
          },
        ],
      }),
    ),
    one('transcripts', 1, 12, {
      title: `Hearing on ${name}`,
      displayType: 'Transcript',
      transcriptType: 'FirstDraft',
      agendaId: 'sample-agenda-1',
      wordCount: 9140,
      bodyHtml: text('THE CHAIR: The committee will come to order. We meet to hear about a bill that nobody has.'),
    }),
    one('transcripts', 2, 30, {
      title: `Markup of ${name}`,
      displayType: 'Transcript',
      transcriptType: 'Proofread',
      wordCount: 6230,
      bodyHtml: text('THE CLERK: On the amendment, the ayes are twelve and the noes are nine.'),
    }),
    one('transcripts', 3, 10, {
      title: `Hearing on ${name}, second day`,
      displayType: 'Transcript',
      transcriptType: 'FirstDraft',
      agendaId: 'sample-agenda-2',
      wordCount: 7420,
      bodyHtml: text('THE CHAIR: We go on where we stopped yesterday, with the second panel.'),
    }),
    one('transcripts', 4, 8, {
      title: `Hearing on ${name}, second day`,
      displayType: 'Transcript',
      transcriptType: 'Proofread',
      agendaId: 'sample-agenda-2',
      wordCount: 7390,
      bodyHtml: text('THE CHAIR: We continue where we stopped yesterday, with the second panel.'),
    }),
    one('docs_analysis', 1, 9, {
      title: `Side by side: ${name} and current law`,
      displayType: 'Side-by-Side',
      pdf: { file: PDF_NAME },
      fileSize: buildPdf(name).content.length,
    }),
    one('docs_analysis', 2, 21, {
      title: `What ${name} would change`,
      displayType: 'Analysis',
      wordCount: 1210,
      bodyHtml: text('The bill has three titles. The first defines, the second funds, and the third reports.'),
    }),
    one('floor_amendments', 1, 5, {
      title: `Amendment 1 to ${name}`,
      status: 'Adopted by voice vote',
      sponsor: 'Rep. Sample',
      bodyHtml: text('The amendment strikes section 3.'),
    }),
    one('committee_amendments', 1, 31, {
      title: `Committee amendment in the nature of a substitute to ${name}`,
      status: 'Agreed to',
      wordCount: 900,
      bodyHtml: text('The substitute replaces the text of the bill.'),
    }),
    one('votes', 1, 4, {
      title: `House vote 12: passage of ${name}`,
      displayType: 'Vote analysis',
      wordCount: 260,
      bodyHtml: text('The bill passed with eleven votes to spare.'),
    }),
  ];
}

function getFacts(bill: BillRecord, referenceDay: IsoDate): CqRecord[] {
  const daysAgo = (days: number) => addDays(referenceDay, -days);
  return [
    {
      kind: 'cq-floor-vote',
      fusionId: cqFusionId('floor_vote', 'sample-vote-12'),
      part: 'main',
      sourceUpdatedTs: secondsAt(daysAgo(4), 22),
      cqOid: 'sample-vote-12',
      cqUid: 'sample-votes-1',
      billFusionId: bill.fusionId,
      chamber: 'lower',
      rollcall: '12',
      motion: 'On Passage',
      date: bill.lastActionOn ?? daysAgo(4),
      passed: true,
      yesCount: 221,
      noCount: 210,
      otherCount: 4,
    },
    {
      kind: 'cq-bill',
      fusionId: cqFusionId('bill', bill.fusionId),
      part: 'main',
      billFusionId: bill.fusionId,
      sourceUpdatedTs: secondsAt(daysAgo(4), 23),
      milestones: (bill.actions ?? []).map(({ date, text }, place, all) => ({
        dtAction: {
          ts: secondsAt(date, 0),
          hasTime: false,
        },
        bodyText: text,
        major: place === 0 || place === all.length - 1,
      })),
    },
    ...getSchedules(bill, referenceDay),
  ];
}

/** Builds a past two-day hearing with transcripts, and an upcoming markup. */
function getSchedules(bill: BillRecord, referenceDay: IsoDate): CqRecord[] {
  const name = bill.localityExternalId;
  const atHour = (days: number, hour: number) => ({ ts: secondsAt(addDays(referenceDay, days), hour), hasTime: true });
  const person = (fullName: string, position: string, organization: string) => {
    return { name: fullName, position, organization };
  };
  const bills = [{ label: name, title: bill.title ?? name, fusionId: bill.fusionId }];
  return [
    {
      kind: 'cq-schedule',
      fusionId: cqFusionId('schedule', 'sample-schedule-1'),
      part: 'main',
      sourceUpdatedTs: secondsAt(addDays(referenceDay, -20), 9),
      scheduleId: 'sample-schedule-1',
      title: `Hearing on ${name}`,
      displayDate: atHour(-12, 14),
      type: 'Hearing',
      cqOid: 'sample-oid-1',
      description: `Two days of testimony about ${name}: towns first, those who would carry it out second.`,
      sponsors: ['Sample Committee'],
      eventNote: 'Open to the public. Seats are given out from eight.',
      agendas: [
        {
          agendaId: 'sample-agenda-1',
          type: 'Hearing',
          location: 'Room 210, Larkholt Building',
          date: atHour(-12, 14),
          notes: 'Each witness has five minutes.',
          panels: [
            {
              title: 'Panel I',
              people: [
                person('Sam Sample', 'Mayor', 'Larkmere'),
                person('Ada Invented', 'President', 'Association of Small Towns'),
              ],
            },
            {
              title: 'Panel II',
              people: [person('Lee Fiction', 'Professor', 'Larkmere University')],
            },
          ],
          bills,
        },
        {
          agendaId: 'sample-agenda-2',
          type: 'Hearing',
          location: 'Room 210, Larkholt Building',
          date: atHour(-11, 15),
          panels: [
            {
              title: 'Panel III',
              people: [person('Kim Pretend', 'Director', 'Coalition for Plain Rules')],
            },
          ],
          bills,
        },
      ],
    },
    {
      kind: 'cq-schedule',
      fusionId: cqFusionId('schedule', 'sample-schedule-2'),
      part: 'main',
      sourceUpdatedTs: secondsAt(addDays(referenceDay, -1), 9),
      scheduleId: 'sample-schedule-2',
      title: `Markup of ${name}`,
      displayDate: atHour(4, 15),
      type: 'Markup',
      sponsors: ['Sample Committee'],
      agendas: [
        {
          agendaId: 'sample-agenda-3',
          type: 'Markup',
          location: 'Room 210, Larkholt Building',
          date: atHour(4, 15),
          panels: [],
          bills,
        },
      ],
    },
  ];
}

function ofQuietBill(bill: BillRecord, referenceDay: IsoDate): CqRecord[] {
  const day = addDays(referenceDay, -15);
  return [
    publicationOn(bill, 'sample-news-of-resolution', day, 15, {
      category: 'news',
      title: `Short notice of ${bill.localityExternalId}`,
      displayType: 'News',
      wordCount: 90,
      bodyHtml: '<p>The resolution was introduced. This article belongs to the sample workspace.</p>',
    }),
    {
      kind: 'cq-bill',
      fusionId: cqFusionId('bill', bill.fusionId),
      part: 'main',
      billFusionId: bill.fusionId,
      sourceUpdatedTs: secondsAt(day, 16),
      milestones: [],
      crsSummary: `<p>This sample summary says what ${bill.localityExternalId} would do, in the words of an invented analyst.</p>`,
    },
  ];
}

function buildPdf(name: string): CqFileRecord {
  const { content, sha256 } = samplePdf([
    `Side by side: ${name} and current law`,
    'Invented for the sample workspace.',
  ]);
  return {
    kind: 'cq-file',
    fusionId: cqFusionId('file', PDF_NAME),
    part: 'main',
    name: PDF_NAME,
    content,
    sha256,
  };
}
