import {
  federalBillId,
  getFederalBillType,
  federalVersionCode,
  versionId,
  type RelatedBillFact,
  type SummaryFact,
  type VersionFact,
} from '@rotunda/domain';
import { definedFields } from '../defined-fields.ts';
import type { Measure, UpstreamRelatedBill, UpstreamSummary, UpstreamTextVersion } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

/** Returns the text versions with their codes; only the file's URL contains the code. */
export function versionFacts(billId: string, versions: readonly UpstreamTextVersion[]): VersionFact[] {
  const facts = new Map<string, VersionFact>();
  for (const version of versions) {
    const formats = version.formats ?? [];
    const format = formats.find((each) => /\.xml$/i.test(each.url ?? '')) ?? formats.find((each) => each.url);
    const code = codeInAddress(format?.url) ?? federalVersionCode(version.type ?? '') ?? version.type;
    if (code === undefined) continue;
    const date = upstreamDay(version.date);
    // Without an address, only the date tells two texts of one type apart: a bill may be reported twice.
    const fnDocumentId = freeId(billId, code, (known) => {
      const fact = facts.get(known);
      return fact !== undefined && format === undefined && fact.date !== date;
    });
    if (facts.has(fnDocumentId)) continue;
    facts.set(
      fnDocumentId,
      definedFields({
        fnDocumentId,
        versionName: version.type ?? code.toUpperCase(),
        versionCode: code === version.type ? undefined : code,
        date,
        externalUrl: format?.url,
        mimeType: getMimeType(format?.url),
      }),
    );
  }
  return [...facts.values()];
}

/** Returns the id of a version; one that another text has is followed by `-2` and so on. */
function freeId(billId: string, code: string, isTaken: (id: string) => boolean): string {
  let id = versionId(billId, code);
  for (let count = 2; isTaken(id); count += 1) id = versionId(billId, `${code}-${count}`);
  return id;
}

/** Returns `rds` for `BILLS-117hr1rds.xml`; the codes of laws are `pl` and `pvl`. */
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

function getMimeType(url: string | undefined): string | undefined {
  return MIME_TYPES[/\.(\w+)$/.exec(url ?? '')?.[1]?.toLowerCase() ?? ''];
}

/** Returns the Congressional Research Service's summaries, one per stage, with their HTML. */
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

/**
 * Returns one fact for each bill and type of relation; the names of those who identified it are joined (`CRS, House`).
 */
export function relatedBillFacts(bills: readonly UpstreamRelatedBill[]): RelatedBillFact[] {
  const facts = new Map<string, RelatedBillFact>();
  for (const bill of bills) {
    const type = getFederalBillType(bill.type);
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

/** Returns the subject terms of the Congressional Research Service, each once, and the policy area. */
export function subjectFacts(measure: Measure): { subjects: string[]; policyArea: string | undefined } {
  const groups = measure.subjects ?? [];
  const names = groups.flatMap((group) => [...(group.legislativeSubjects ?? []), ...(group.otherSubjects ?? [])]);
  const subjects = [...new Set(names.flatMap((subject) => subject.name ?? []))];
  const areas = [measure.policyArea, ...groups.map((group) => group.policyArea), measure.primarySubject];
  const policyArea = areas.find((area) => area?.name !== undefined)?.name;
  return { subjects, policyArea };
}
