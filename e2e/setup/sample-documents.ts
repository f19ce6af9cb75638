import type { BillRecord, BillTextRecord, SourceRecord, VoteRecord } from '@rotunda/domain';
import { buildSampleRecords, SAMPLE_SEED } from '@rotunda/sample';

/** The records the product under test was filled with: the same seed makes the same bills, whatever the day. */
const records = buildSampleRecords({ seed: SAMPLE_SEED, referenceDay: new Date().toISOString().slice(0, 10) });

type Kind = SourceRecord['kind'];
type RecordOf<K extends Kind> = Extract<SourceRecord, { kind: K }>;

function isOfKind<K extends Kind>(kind: K) {
  return (record: SourceRecord): record is RecordOf<K> => record.kind === kind;
}

/**
 * The first record of the sample that is of the kind and fits.
 * @throws Error when the sample has none, which a change of the sample would have made so.
 */
export function sampleRecord<K extends Kind>(
  kind: K,
  fits: (record: RecordOf<K>) => boolean = () => true,
): RecordOf<K> {
  const found = records.filter(isOfKind(kind)).find(fits);
  if (found === undefined) throw new Error(`the sample has no ${kind} that fits`);
  return found;
}

export const votesOf = (bill: BillRecord): VoteRecord[] =>
  records.filter(isOfKind('vote')).filter((vote) => vote.billFusionId === bill.fusionId);

export const textsOf = (bill: BillRecord): BillTextRecord[] =>
  records.filter(isOfKind('bill-text')).filter((text) => text.fusionId === bill.fusionId);

/** A bill of Congress that became law: with votes, a companion, other documents and a version that shows changes. */
export const richBill = sampleRecord(
  'bill',
  (bill) =>
    bill.documentType === 'Legislation' &&
    bill.isoCode === 'us' &&
    bill.status === 'ENACTED' &&
    (bill.sponsors?.length ?? 0) > 3 &&
    (bill.relatedDocuments?.length ?? 0) > 0 &&
    (bill.relatedBills?.length ?? 0) > 0 &&
    votesOf(bill).length > 0 &&
    textsOf(bill).some(({ versionCode }) => versionCode === 'reported'),
);

export const canadianBill = sampleRecord(
  'bill',
  (bill) => bill.documentType === 'GlobalLegislation' && textsOf(bill).some(({ language }) => language === 'fr'),
);

export const proposedRule = sampleRecord(
  'regulation',
  ({ regulationDocumentType }) => regulationDocumentType === 'Proposed Rule',
);

/** A report of this publisher; an estimate has its bill and its committee. */
export const researchOf = (subtype: RecordOf<'research'>['documentSubtype']) =>
  sampleRecord(
    'research',
    ({ documentSubtype, committeeFusionIds }) =>
      documentSubtype === subtype && (subtype !== 'CBO' || committeeFusionIds !== undefined),
  );

/** Of the sample's rulemaking of a state that went all the way, so that four others are linked to it. */
export const stateProposal = sampleRecord(
  'regulation',
  ({ isoCode, linkedFusionIds = [], documentSubtype }) =>
    isoCode === 'us-oh' && linkedFusionIds.length === 4 && documentSubtype === 'Notice of Proposed Rulemaking',
);

/** With more documents than fit on a page of ten. */
export const docket = sampleRecord('regulation', ({ documentFusionIds = [] }) => documentFusionIds.length > 10);
