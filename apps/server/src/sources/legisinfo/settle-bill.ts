import { type BillRecord, canadianBillId, otherBillInId, versionId } from '@rotunda/domain';
import { canadianSessionName } from '../mapping/canadian-session.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { identifyCanadianBill } from '../mapping/identify-canadian-bill.ts';

/**
 * Returns the bill under the session that its fields, its address and its dates agree on.
 * @returns the reason when nothing decides
 */
export function settleBill(record: BillRecord, address: string | undefined): BillRecord | string {
  const [parliament = 0, session = 0] = record.session.split('-').map(Number);
  const billNumber = otherBillInId(record.fusionId)?.number.replace(/^Canada /, '') ?? record.localityExternalId;
  const identified = identifyCanadianBill({
    parliament,
    session,
    billNumber,
    addresses: [address],
    days: (record.actions ?? []).map(({ date }) => date),
  });
  if (!identified.ok) return identified.reason;
  if (identified.contradictions.length === 0) return record;
  const own = `${identified.parliament}-${identified.session}`;
  const fusionId = canadianBillId(identified.parliament, identified.session, billNumber);
  const page = record.sourceUrl?.replace(`/${record.session}/`, `/${own}/`);
  return {
    ...record,
    fusionId,
    session: own,
    sessionName: canadianSessionName(identified.parliament, identified.session),
    contradictions: identified.contradictions,
    ...definedFields({
      sourceUrl: page,
      sourceLinks: page === undefined ? undefined : [page],
      versions: listOrUndefined(
        (record.versions ?? []).map((version) => ({
          ...version,
          fnDocumentId: versionId(fusionId, version.versionCode ?? version.versionName),
        })),
      ),
    }),
  };
}
