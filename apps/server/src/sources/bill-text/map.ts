import { federalBillIdentity, federalVersionName, versionId, type BillTextRecord } from '@rotunda/domain';
import type { XmlElement } from '../reading/index.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { identifyText, officialTitle, textDate, type TextIdentity } from './identify-text.ts';
import { isUslm } from './level-number.ts';
import { readSections } from './read-sections.ts';

export type MappedText = { ok: true; record: BillTextRecord } | { ok: false; reason: string };

/**
 * Maps a document of GovInfo's BILLS or PLAW collection to the text of a version.
 *
 * @param fileName official name of the file, which identifies the bill and version
 */
export function mapText(root: XmlElement, fileName: string): MappedText {
  const identified = identifyText(root, fileName);
  if (!identified.ok) return identified;
  const { identity } = identified;
  const sections = readSections(root);
  if (sections.length === 0) return { ok: false, reason: 'the document has no text' };
  const { fusionId, sourceUrl, ...bill } = federalBillIdentity(identity.congress, identity.type, identity.number);
  const title = officialTitle(root);
  const version = definedFields({
    fnDocumentId: versionId(fusionId, identity.versionCode),
    versionCode: identity.versionCode,
    versionName: identity.law ?? federalVersionName(identity.versionCode),
    date: textDate(root),
    externalUrl: xmlAddress(identity),
  });
  return {
    ok: true,
    record: definedFields({
      kind: 'bill-text' as const,
      fusionId,
      part: `text-${identity.versionCode}`,
      sourceUrl: govinfoPage(identity),
      ...version,
      language: 'en' as const,
      format: isUslm(root) ? 'uslm' : 'bill-dtd',
      officialTitle: title,
      sections,
      contradictions: listOrUndefined(identified.contradictions),
      bill: definedFields({
        ...bill,
        sourceUrl,
        versions: [version],
        title: shortTitle(root) ?? title ?? citedTitle(root),
        titles: title === undefined ? undefined : [{ text: title, type: 'Official Title', language: 'en' as const }],
        laws:
          identity.law === undefined
            ? undefined
            : [{ number: identity.law, type: identity.law.replace(/ [^ ]*$/, '') }],
      }),
    }),
  };
}

/** Returns the first short title of the whole measure, without the quotation marks around it. */
function shortTitle(root: XmlElement): string | undefined {
  // A short title in a later section names a part of the measure: H.R. 1 of the 119th Congress has dozens of those and
  // none of its own.
  const measure = root.descendants('section')[0];
  const found = measure?.descendants('short-title')[0] ?? measure?.descendants('shortTitle').find(isOfTheAct);
  const text = found
    ?.plainText()
    .replace(/^[“"]/, '')
    .replace(/(?<![”",.])[”",.]+$/, '');
  return text === undefined || text === '' ? undefined : text;
}

/**
 * Returns the title after the colon of the metadata's title, which looks like `119 HR 1 IH: …`; undefined for names of
 * a type of measure, such as `An Act`.
 */
function citedTitle(root: XmlElement): string | undefined {
  const line = (root.at('meta', 'title') ?? root.at('metadata', 'dublinCore', 'title'))?.plainText();
  const [, cited = '', title] = /^([^:]*):\s*(\S.*)$/.exec(line ?? '') ?? [];
  if (!/\d/.test(cited)) return undefined;
  return /^(an act|(joint |concurrent )?resolution)$/i.test(title ?? '') ? undefined : title;
}

function isOfTheAct(element: XmlElement): boolean {
  return element.attribute('role') === undefined || element.attribute('role') === 'act';
}

function packageId(identity: TextIdentity): string {
  const law = /^(Public|Private) Law (\d+)-(\d+)$/.exec(identity.law ?? '');
  if (law) return `PLAW-${law[2]}${law[1] === 'Public' ? 'publ' : 'pvtl'}${law[3]}`;
  return `BILLS-${identity.congress}${identity.type}${identity.number}${identity.versionCode}`;
}

function govinfoPage(identity: TextIdentity): string {
  return `https://www.govinfo.gov/app/details/${packageId(identity)}`;
}

function xmlAddress(identity: TextIdentity): string {
  const id = packageId(identity);
  return `https://www.govinfo.gov/content/pkg/${id}/${identity.law === undefined ? 'xml' : 'uslm'}/${id}.xml`;
}
