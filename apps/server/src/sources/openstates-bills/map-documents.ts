import {
  federalVersionCode,
  leadingIsoDate,
  versionId,
  type BillRecord,
  type RelatedDocumentFact,
  type VersionFact,
} from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { TitledLinks, UpstreamBill } from './schemas.ts';

/** Preferred media types of a text that has several renderings, best first. */
const PREFERRED_MEDIA = ['text/html', 'application/pdf'];

/** Group headings by words in a document's note. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/\b[hs]?amdt\b|\bamendment\b/i, 'Amendments'],
  [/^cbo\b|cost estimate/i, 'Cost Estimates'],
  [/\brept\b|committee report/i, 'Committee Reports'],
  [/fiscal/i, 'Fiscal Notes'],
  [/veto/i, 'Veto Messages'],
  [/digest|analysis|summary|statement of purpose/i, 'Analyses'],
];

/**
 * Maps texts to versions. Amendments and veto messages, which scrapers file under `versions`, become other documents,
 * because they are not compared as texts of the bill.
 */
export function mapDocuments(
  bill: UpstreamBill,
  billId: string,
  isoCode: string,
): Pick<BillRecord, 'versions' | 'relatedDocuments'> {
  const filed = bill.versions ?? [];
  const texts = filed.filter((item) => !isOtherDocument(item));
  const others = [...filed.filter(isOtherDocument), ...(bill.documents ?? [])];
  return definedFields({
    versions: listOrUndefined(mapVersions(texts, billId, isoCode)),
    relatedDocuments: listOrUndefined(others.map(mapRelatedDocument)),
  });
}

function isOtherDocument(item: TitledLinks): boolean {
  return Boolean(item.extras?.amendmentNumber) || /^amendment\b|\bveto(es)?\b(?!.*chaptered)/i.test(getNote(item));
}

function mapVersions(texts: readonly TitledLinks[], billId: string, isoCode: string): VersionFact[] {
  const used = new Map<string, number>();
  return texts.map((item) => {
    const code = getVersionCode(getNote(item), isoCode);
    const count = (used.get(code) ?? 0) + 1;
    used.set(code, count);
    // A second `Amended` text is a different text; the order of the list is stable.
    const versionCode = count === 1 ? code : `${code}-${count}`;
    const link = preferredLink(item);
    return definedFields({
      fnDocumentId: versionId(billId, versionCode),
      versionName: getNote(item),
      versionCode,
      date: leadingIsoDate(item.date ?? ''),
      externalUrl: link?.url,
      mimeType: textOrUndefined(link?.media_type),
    });
  });
}

function getVersionCode(note: string, isoCode: string): string {
  const federal = isoCode === 'us' ? federalVersionCode(note) : undefined;
  return (
    federal ??
    note
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

function preferredLink(item: TitledLinks): NonNullable<TitledLinks['links']>[number] | undefined {
  const links = item.links ?? [];
  const rank = (mediaType: string | null | undefined): number => {
    const index = PREFERRED_MEDIA.indexOf(mediaType ?? '');
    return index < 0 ? PREFERRED_MEDIA.length : index;
  };
  return [...links].sort((one, other) => rank(one.media_type) - rank(other.media_type))[0];
}

function mapRelatedDocument(item: TitledLinks): RelatedDocumentFact {
  const title = getNote(item);
  const group = item.extras?.amendmentNumber ? 'Amendments' : GROUPS.find(([pattern]) => pattern.test(title))?.[1];
  return definedFields({
    group: group ?? 'Other Documents',
    title,
    url: preferredLink(item)?.url,
    date: leadingIsoDate(item.date ?? ''),
    note: textOrUndefined(item.extras?.sponsor),
  });
}

function getNote(item: TitledLinks): string {
  return textOrUndefined(item.note) ?? 'Document';
}
