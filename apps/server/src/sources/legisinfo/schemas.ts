import { z } from 'zod';

const text = z.string().nullish();
const number = z.coerce.number().int().positive();
const chamberId = z.coerce.number().nullish();

/** Fields that the list and the single bill share; dates have a time, with or without a zone. */
const common = {
  ParliamentNumber: number,
  SessionNumber: number,
  LongTitleEn: text,
  LongTitleFr: text,
  ShortTitleEn: text,
  ShortTitleFr: text,
  PassedHouseFirstReadingDateTime: text,
  PassedHouseSecondReadingDateTime: text,
  PassedHouseThirdReadingDateTime: text,
  PassedSenateFirstReadingDateTime: text,
  PassedSenateSecondReadingDateTime: text,
  PassedSenateThirdReadingDateTime: text,
  ReceivedRoyalAssentDateTime: text,
};

/** A bill of the list `/legisinfo/en/bills/json`. */
export const listedBillSchema = z.looseObject({
  ...common,
  BillNumberFormatted: z.string().min(1),
  BillTypeEn: text,
  CurrentStatusEn: text,
  OriginatingChamberId: chamberId,
  SponsorEn: text,
  LatestActivityEn: text,
  LatestActivityDateTime: text,
});
export type ListedBill = z.infer<typeof listedBillSchema>;

const publication = z.looseObject({ PublicationId: z.coerce.string(), PublicationTypeNameEn: text });
const meeting = z.looseObject({ CommitteeAcronym: text, CommitteeNameEn: text });
const stage = z.looseObject({ CommitteeMeetings: z.array(meeting).nullish() });
const similarBill = z.looseObject({ NumberCode: z.string(), ParliamentNumber: number, SessionNumber: number });

/** One bill in full, `/legisinfo/en/bill/{parliament}-{session}/{number}/json`. */
export const fullBillSchema = z.looseObject({
  ...common,
  NumberCode: z.string().min(1),
  StatusNameEn: text,
  BillDocumentTypeNameEn: text,
  OriginatingChamberOrganizationId: chamberId,
  SponsorPersonName: text,
  SponsorAffiliationTitleEn: text,
  SponsorConstituencyNameEn: text,
  LatestBillEventTypeNameEn: text,
  LatestBillEventDateTime: text,
  StatuteYear: z.coerce.string().nullish(),
  StatuteChapter: z.coerce.string().nullish(),
  ShortLegislativeSummaryEn: text,
  ShortLegislativeSummaryFr: text,
  Publications: z.array(publication).nullish(),
  BillStages: z
    .looseObject({ HouseBillStages: z.array(stage).nullish(), SenateBillStages: z.array(stage).nullish() })
    .nullish(),
  SimilarBills: z.array(similarBill).nullish(),
});
export type FullBill = z.infer<typeof fullBillSchema>;

/** Facts of the old XML, read from its elements. */
export const oldBillSchema = z.object({
  parliament: number,
  session: number,
  billNumber: z.string().regex(/^[CSTU]-?\d+[A-Z]?$/i, 'is not a bill number such as C-5'),
  introducedOn: z.string().optional(),
  lastUpdated: z.string().optional(),
  titleEn: z.string().optional(),
  titleFr: z.string().optional(),
  shortTitleEn: z.string().optional(),
  shortTitleFr: z.string().optional(),
  billType: z.string().optional(),
  sponsor: z.string().optional(),
  party: z.string().optional(),
  statuteYear: z.string().optional(),
  statuteChapter: z.string().optional(),
  publications: z.array(z.object({ name: z.string(), address: z.string().optional() })),
  events: z.array(
    z.object({ date: z.string(), chamber: z.string().optional(), text: z.string(), id: z.string().optional() }),
  ),
});
export type OldBill = z.infer<typeof oldBillSchema>;
