import type { BillRecord, BillTextRecord, SourceRecord, VoteRecord } from '@rotunda/domain';
import { buildSampleRecords, SAMPLE_SEED } from '@rotunda/sample';

/** Records with which the product under test was filled; the same seed creates the same bills on any day. */
const records = buildSampleRecords({ seed: SAMPLE_SEED, referenceDay: new Date().toISOString().slice(0, 10) });

type Kind = SourceRecord['kind'];
type RecordOf<K extends Kind> = Extract<SourceRecord, { kind: K }>;

function isOfKind<K extends Kind>(kind: K) {
  return (record: SourceRecord): record is RecordOf<K> => record.kind === kind;
}

/**
 * Returns the first record of the sample that has the kind and fits.
 * @throws Error if the sample has none, which can only result from a change of the sample.
 */
export function sampleRecord<K extends Kind>(
  kind: K,
  fits: (record: RecordOf<K>) => boolean = () => true,
): RecordOf<K> {
  const found = records.filter(isOfKind(kind)).find(fits);
  if (found === undefined) throw new Error(`the sample has no ${kind} that fits`);
  return found;
}

export const getVotes = (bill: BillRecord): VoteRecord[] =>
  records.filter(isOfKind('vote')).filter((vote) => vote.billFusionId === bill.fusionId);

export const getTexts = (bill: BillRecord): BillTextRecord[] =>
  records.filter(isOfKind('bill-text')).filter((text) => text.fusionId === bill.fusionId);

/** A bill of Congress that became law, with votes, a companion, related documents and a version that shows changes. */
export const richBill = sampleRecord(
  'bill',
  (bill) =>
    bill.documentType === 'Legislation' &&
    bill.isoCode === 'us' &&
    bill.status === 'ENACTED' &&
    (bill.sponsors?.length ?? 0) > 3 &&
    (bill.relatedDocuments?.length ?? 0) > 0 &&
    (bill.relatedBills?.length ?? 0) > 0 &&
    getVotes(bill).length > 0 &&
    getTexts(bill).some(({ versionCode }) => versionCode === 'reported'),
);

export const canadianBill = sampleRecord(
  'bill',
  (bill) => bill.documentType === 'GlobalLegislation' && getTexts(bill).some(({ language }) => language === 'fr'),
);

export const proposedRule = sampleRecord(
  'regulation',
  ({ regulationDocumentType }) => regulationDocumentType === 'Proposed Rule',
);

/** Returns a report of this publisher; an estimate has its bill and its committee. */
export const getResearch = (subtype: RecordOf<'research'>['documentSubtype']) =>
  sampleRecord(
    'research',
    ({ documentSubtype, committeeFusionIds }) =>
      documentSubtype === subtype && (subtype !== 'CBO' || committeeFusionIds !== undefined),
  );

/** The proposal of the sample's completed state rulemaking, to which four other documents are linked. */
export const stateProposal = sampleRecord(
  'regulation',
  ({ isoCode, linkedFusionIds = [], documentSubtype }) =>
    isoCode === 'us-oh' && linkedFusionIds.length === 4 && documentSubtype === 'Notice of Proposed Rulemaking',
);

/** A docket with more documents than fit on a page of ten. */
export const docket = sampleRecord('regulation', ({ documentFusionIds = [] }) => documentFusionIds.length > 10);
