import { type BillRecord, canadianBillId, getInstant, versionId } from '@rotunda/domain';
import { canadianSessionName } from '../mapping/canadian-session.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { ottawaMoment } from './ottawa-moment.ts';
import { billStatus, introducedOn, originatingChamber, publicationCode, stageActions } from './bill-stages.ts';
import type { FullBill, ListedBill } from './schemas.ts';

/** Maps a bill of the list. */
export function mapListedBill(bill: ListedBill): BillRecord {
  const record = commonFacts(bill, bill.BillNumberFormatted, bill.CurrentStatusEn);
  const sponsor = textOrUndefined(bill.SponsorEn);
  return {
    ...record,
    part: 'main',
    originatingChamber: originatingChamber(bill.OriginatingChamberId, bill.BillNumberFormatted),
    ...definedFields({
      lastActionOn: ottawaMoment(bill.LatestActivityDateTime)?.date ?? record.lastActionOn,
      latestAction: latestAction(bill.LatestActivityDateTime, bill.LatestActivityEn, record),
      sourceUpdatedTs: getInstant(bill.LatestActivityDateTime ?? ''),
      sponsors: sponsor === undefined ? undefined : [{ fullName: sponsor, type: 'primary' as const }],
      extra: getExtra({ billType: bill.BillTypeEn }),
    }),
  };
}

/** Maps a full bill: sponsor with role and riding, committees, text versions, statute, summary, similar bills. */
export function mapFullBill(bill: FullBill): BillRecord {
  const record = commonFacts(bill, bill.NumberCode, bill.StatusNameEn);
  const chapter =
    bill.StatuteYear && bill.StatuteChapter ? `${bill.StatuteYear}, c. ${bill.StatuteChapter}` : undefined;
  return {
    ...record,
    part: 'detail',
    originatingChamber: originatingChamber(bill.OriginatingChamberOrganizationId, bill.NumberCode),
    ...definedFields({
      lastActionOn: ottawaMoment(bill.LatestBillEventDateTime)?.date ?? record.lastActionOn,
      latestAction: latestAction(bill.LatestBillEventDateTime, bill.LatestBillEventTypeNameEn, record),
      sourceUpdatedTs: getInstant(bill.LatestBillEventDateTime ?? ''),
      sponsors: getSponsors(bill),
      committees: getCommittees(bill),
      versions: getVersions(bill, record.fusionId),
      summaries: getSummaries(bill),
      laws: chapter === undefined ? undefined : [{ number: chapter, type: 'Statutes of Canada' }],
      relatedBills: listOrUndefined(
        (bill.SimilarBills ?? []).map((similar) => ({
          fusionId: canadianBillId(similar.ParliamentNumber, similar.SessionNumber, similar.NumberCode),
          relation: 'Similar bill',
          identifiedBy: 'LEGISinfo',
        })),
      ),
      extra: getExtra({ billType: bill.BillDocumentTypeNameEn }),
    }),
  };
}

function commonFacts(
  bill: ListedBill | FullBill,
  billNumber: string,
  statusText: string | null | undefined,
): BillRecord {
  const { ParliamentNumber: parliament, SessionNumber: session } = bill;
  const actions = stageActions(bill);
  const page = `https://www.parl.ca/legisinfo/en/bill/${parliament}-${session}/${billNumber.toLowerCase()}`;
  return {
    kind: 'bill',
    fusionId: canadianBillId(parliament, session, billNumber),
    part: 'main',
    documentType: 'GlobalLegislation',
    isoCode: 'ca',
    session: `${parliament}-${session}`,
    sessionName: canadianSessionName(parliament, session),
    localityExternalId: `Canada ${billNumber.toUpperCase()}`,
    billType: 'Bill',
    status: billStatus(actions, statusText ?? ''),
    actions,
    sourceUrl: page,
    sourceLinks: [page],
    languages: ['en', 'fr'],
    ...definedFields({
      title: textOrUndefined(bill.LongTitleEn) ?? textOrUndefined(bill.ShortTitleEn),
      titles: getTitles(bill),
      progress: textOrUndefined(statusText),
      introducedOn: introducedOn(actions),
      lastActionOn: actions.at(-1)?.date,
    }),
  };
}

function getTitles(bill: ListedBill | FullBill): BillRecord['titles'] {
  const titles = [
    { text: textOrUndefined(bill.LongTitleEn), type: 'Long title', language: 'en' as const },
    { text: textOrUndefined(bill.ShortTitleEn), type: 'Short title', language: 'en' as const },
    { text: textOrUndefined(bill.LongTitleFr), type: 'Long title', language: 'fr' as const },
    { text: textOrUndefined(bill.ShortTitleFr), type: 'Short title', language: 'fr' as const },
  ];
  return listOrUndefined(titles.flatMap(({ text, ...rest }) => (text === undefined ? [] : [{ text, ...rest }])));
}

/**
 * Returns the latest action, or undefined when the feed only repeats a milestone that it also dates: `Royal assent
 * received`.
 */
function latestAction(
  dateTime: string | null | undefined,
  words: string | null | undefined,
  { actions = [] }: BillRecord,
): BillRecord['latestAction'] {
  const moment = ottawaMoment(dateTime);
  const text = textOrUndefined(words);
  if (moment === undefined || text === undefined) return undefined;
  const event = text.toLowerCase().replace(/ (?:received|completed|passed)$/, '');
  const isRepeated = actions.some(({ date, text: told }) => date === moment.date && told.toLowerCase().includes(event));
  return isRepeated ? undefined : { ...moment, text };
}

function getSponsors(bill: FullBill): BillRecord['sponsors'] {
  const fullName = textOrUndefined(bill.SponsorPersonName);
  if (fullName === undefined) return undefined;
  const rest = definedFields({
    role: textOrUndefined(bill.SponsorAffiliationTitleEn),
    locality: textOrUndefined(bill.SponsorConstituencyNameEn),
  });
  return [{ fullName, type: 'primary', stakeholderType: 'person', ...rest }];
}

function getCommittees(bill: FullBill): BillRecord['committees'] {
  const committees = new Map<string, { name: string; chamber: 'lower' | 'upper' }>();
  for (const chamber of ['lower', 'upper'] as const) {
    const stages = chamber === 'lower' ? bill.BillStages?.HouseBillStages : bill.BillStages?.SenateBillStages;
    for (const meeting of (stages ?? []).flatMap((stage) => stage.CommitteeMeetings ?? [])) {
      const name = textOrUndefined(meeting.CommitteeNameEn ?? meeting.CommitteeAcronym);
      if (name !== undefined) committees.set(`${chamber} ${name}`, { name, chamber });
    }
  }
  return listOrUndefined([...committees.values()]);
}

function getVersions(bill: FullBill, fusionId: string): BillRecord['versions'] {
  return listOrUndefined(
    (bill.Publications ?? []).flatMap(({ PublicationId: id, PublicationTypeNameEn: name }) => {
      const versionName = textOrUndefined(name);
      if (versionName === undefined) return [];
      const versionCode = publicationCode(versionName);
      const externalUrl = `https://www.parl.ca/DocumentViewer/en/${id}`;
      return [{ fnDocumentId: versionId(fusionId, versionCode), versionName, versionCode, externalUrl }];
    }),
  );
}

function getSummaries(bill: FullBill): BillRecord['summaries'] {
  const english = textOrUndefined(bill.ShortLegislativeSummaryEn);
  const french = textOrUndefined(bill.ShortLegislativeSummaryFr);
  return listOrUndefined([
    ...(english === undefined ? [] : [{ text: english, language: 'en' as const }]),
    ...(french === undefined ? [] : [{ text: french, language: 'fr' as const }]),
  ]);
}

function getExtra(facts: Record<string, string | null | undefined>): Record<string, unknown> | undefined {
  const kept = Object.entries(facts).filter(([, value]) => textOrUndefined(value) !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
