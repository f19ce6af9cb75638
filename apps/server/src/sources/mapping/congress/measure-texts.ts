import {
  federalBillId,
  federalBillTypeOf,
  federalVersionCode,
  versionId,
  type RelatedBillFact,
  type SummaryFact,
  type VersionFact,
} from '@rotunda/domain';
import { definedFields } from '../defined-fields.ts';
import type { Measure, UpstreamRelatedBill, UpstreamSummary, UpstreamTextVersion } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

/** The text versions with their codes; the code stands only in the file's address. */
export function versionFacts(billId: string, versions: readonly UpstreamTextVersion[]): VersionFact[] {
  const facts = new Map<string, VersionFact>();
  for (const version of versions) {
    const formats = version.formats ?? [];
    const format = formats.find((each) => /\.xml$/i.test(each.url ?? '')) ?? formats.find((each) => each.url);
    const code = codeInAddress(format?.url) ?? federalVersionCode(version.type ?? '') ?? version.type;
    if (code === undefined) continue;
    const fnDocumentId = versionId(billId, code);
    if (facts.has(fnDocumentId)) continue;
    facts.set(
      fnDocumentId,
      definedFields({
        fnDocumentId,
        versionName: version.type ?? code.toUpperCase(),
        versionCode: code === version.type ? undefined : code,
        date: upstreamDay(version.date),
        externalUrl: format?.url,
        mimeType: mimeTypeOf(format?.url),
      }),
    );
  }
  return [...facts.values()];
}

/** `rds` of `BILLS-117hr1rds.xml`; laws are `pl` and `pvl`. */
function codeInAddress(url: string | undefined): string | undefined {
  const code = /BILLS-\d+[a-z]+\d+([a-z]+\d*)\.\w+$/i.exec(url ?? '')?.[1];
  if (code !== undefined) return code.toLowerCase();
  const law = /PLAW-\d+(publ|pvtl)\d+/i.exec(url ?? '')?.[1];
  if (law === undefined) return undefined;
  return law.toLowerCase() === 'publ' ? 'pl' : 'pvl';
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  xml: 'text/xml',
  htm: 'text/html',
  html: 'text/html',
  txt: 'text/plain',
  pdf: 'application/pdf',
};

function mimeTypeOf(url: string | undefined): string | undefined {
  return MIME_TYPES[/\.(\w+)$/.exec(url ?? '')?.[1]?.toLowerCase() ?? ''];
}

/** The Congressional Research Service's summaries, one a stage; the HTML is kept. */
export function summaryFacts(summaries: readonly UpstreamSummary[]): SummaryFact[] {
  return summaries.flatMap((summary) =>
    summary.text === undefined
      ? []
      : [
          definedFields({
            text: summary.text,
            versionName: summary.actionDesc ?? summary.name,
            date: upstreamDay(summary.actionDate),
            language: 'en' as const,
          }),
        ],
  );
}

/** One fact for each bill and kind of relation; who identified it is joined (`CRS, House`). */
export function relatedBillFacts(bills: readonly UpstreamRelatedBill[]): RelatedBillFact[] {
  const facts = new Map<string, RelatedBillFact>();
  for (const bill of bills) {
    const type = federalBillTypeOf(bill.type);
    if (type === undefined || !/^\d+$/.test(bill.congress) || !/^\d+$/.test(bill.number)) continue;
    const fusionId = federalBillId(bill.congress, type, bill.number);
    const title = bill.title ?? bill.latestTitle;
    for (const detail of bill.relationshipDetails?.length ? bill.relationshipDetails : [undefined]) {
      const key = `${fusionId} ${detail?.type}`;
      const known = facts.get(key);
      const by = [known?.identifiedBy, detail?.identifiedBy].filter((name) => name !== undefined);
      const identifiedBy = by.length === 0 ? undefined : [...new Set(by)].join(', ');
      facts.set(key, definedFields({ fusionId, title, relation: detail?.type, identifiedBy }));
    }
  }
  return [...facts.values()];
}

/** Terms of the Congressional Research Service, each once, and the policy area. */
export function subjectFacts(measure: Measure): { subjects: string[]; policyArea: string | undefined } {
  const groups = measure.subjects ?? [];
  const names = groups.flatMap((group) => [...(group.legislativeSubjects ?? []), ...(group.otherSubjects ?? [])]);
  const subjects = [...new Set(names.flatMap((subject) => subject.name ?? []))];
  const areas = [measure.policyArea, ...groups.map((group) => group.policyArea), measure.primarySubject];
  const policyArea = areas.find((area) => area?.name !== undefined)?.name;
  return { subjects, policyArea };
}
