import type { ComparableBill } from '@rotunda/contract';
import { findJurisdiction, GENERIC_STATUSES } from '@rotunda/domain';
import type { CardDocument } from '../documents/index.ts';

type BillRow = Pick<
  CardDocument,
  'fusionId' | 'documentType' | 'localityExternalId' | 'title' | 'isoCode' | 'session' | 'sessionName' | 'genericStatus'
>;

/** Presents a bill as an option for a comparison. */
export function presentComparableBill(bill: BillRow): ComparableBill {
  return {
    fusionId: bill.fusionId,
    documentType: bill.documentType === 'GlobalLegislation' ? 'GlobalLegislation' : 'Legislation',
    billId: bill.localityExternalId ?? bill.fusionId,
    title: bill.title,
    description: getOrigin(bill),
    genericStatus: GENERIC_STATUSES.find((status) => status === bill.genericStatus) ?? null,
  };
}

/** Describes where a bill is from, for example `United States · 119th Congress (2025-2026)`. */
function getOrigin({ isoCode, session, sessionName }: BillRow): string | null {
  const place = isoCode === null ? null : (findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase());
  const facts = [place, sessionName ?? session].filter((fact) => fact !== null);
  return facts.length === 0 ? null : facts.join(' · ');
}
