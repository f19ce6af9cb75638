import { type BillTextRecord, type IsoDate, canadianBillId, versionId } from '@rotunda/domain';
import { canadianSessionName } from '../mapping/canadian-session.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { identifyCanadianBill } from '../mapping/identify-canadian-bill.ts';
import type { XmlElement } from '../reading/index.ts';
import type { Statute } from './statute-schema.ts';
import { statuteSections } from './statute-sections.ts';

/** Display names of the stage codes in Bill Exchange files. */
const STAGE_NAMES: Readonly<Record<string, string>> = {
  'assented-to': 'Royal Assent',
  'first-reading': 'First Reading',
  'second-reading': 'Second Reading',
  'third-reading': 'Third Reading',
  committee: 'As Amended by Committee',
};

/**
 * Maps one language of a bill to a separate text version; both languages belong to one bill. Facts that both state are
 * worded in English so that they merge. Titles and summaries carry their language, and only the English file sets the
 * title.
 */
export function mapStatute(
  stated: Statute,
  root: XmlElement,
  url: string | undefined,
): BillTextRecord | { reason: string } {
  const identified = identifyCanadianBill({ ...stated, days: [stated.stageDate] });
  if (!identified.ok) return identified;
  const { parliament, session } = identified;
  const statute = { ...stated, parliament, session };
  const fusionId = canadianBillId(statute.parliament, statute.session, statute.billNumber);
  const stageName = STAGE_NAMES[statute.stage] ?? statute.stage;
  const isFrench = statute.language === 'fr';
  const versionCode = isFrench ? `${statute.stage}-fr` : statute.stage;
  const versionName = isFrench ? `${stageName} (French)` : stageName;
  const page = statutePage(statute);
  const version = definedFields({
    fnDocumentId: versionId(fusionId, versionCode),
    versionName,
    versionCode,
    date: statute.stageDate,
    externalUrl: page,
  });
  return {
    kind: 'bill-text',
    fusionId,
    part: `text-${versionCode}`,
    fnDocumentId: version.fnDocumentId,
    versionCode,
    versionName,
    language: statute.language,
    format: 'bill-exchange',
    officialTitle: statute.longTitle,
    sections: statuteSections(root),
    ...definedFields({ date: statute.stageDate, externalUrl: page, sourceUrl: page ?? url }),
    bill: { ...billFacts(statute, stageName), versions: [version], ...(page ? { sourceLinks: [page] } : {}) },
    ...getExtra(statute),
    ...definedFields({ contradictions: listOrUndefined(identified.contradictions) }),
  };
}

function billFacts(statute: Statute, stageName: string): BillTextRecord['bill'] {
  const { language } = statute;
  const isLaw = statute.stage === 'assented-to';
  const chapter = statute.chapter && statute.chapterYear ? `${statute.chapterYear}, c. ${statute.chapter}` : undefined;
  const titles = [{ text: statute.longTitle, type: 'Long title', language }];
  if (statute.officialShortTitle) titles.push({ text: statute.officialShortTitle, type: 'Short title', language });
  return {
    documentType: 'GlobalLegislation',
    isoCode: 'ca',
    session: `${statute.parliament}-${statute.session}`,
    sessionName: canadianSessionName(statute.parliament, statute.session),
    localityExternalId: `Canada ${statute.billNumber}`,
    billType: 'Bill',
    titles,
    languages: [language],
    ...definedFields({
      originatingChamber: getOrigin(statute),
      title: language === 'en' ? statute.longTitle : undefined,
      status: isLaw ? ('ENACTED' as const) : undefined,
      progress: isLaw ? stageName : undefined,
      lastActionOn: statute.stageDate,
      actions: isLaw && statute.stageDate ? [royalAssent(statute.stageDate)] : undefined,
      laws: isLaw && chapter ? [{ number: chapter, type: 'Statutes of Canada' }] : undefined,
      summaries: statute.summary ? [{ text: statute.summary, versionName: stageName, language }] : undefined,
    }),
  };
}

function royalAssent(date: IsoDate): { date: IsoDate; text: string; code: string } {
  return { date, text: 'Royal Assent', code: 'became-law' };
}

function getOrigin(statute: Statute): 'lower' | 'upper' | undefined {
  if (statute.origin === undefined) return statute.billNumber.startsWith('S') ? 'upper' : 'lower';
  return statute.origin === 'senate' ? 'upper' : 'lower';
}

/** Returns the URL of the law's page at Justice Canada, in the language of the file. */
function statutePage(statute: Statute): string | undefined {
  if (!statute.chapter || !statute.chapterYear) return undefined;
  const folder = statute.language === 'fr' ? 'fra/LoisAnnuelles' : 'eng/AnnualStatutes';
  return `https://laws-lois.justice.gc.ca/${folder}/${statute.chapterYear}_${statute.chapter}/`;
}

function getExtra(statute: Statute): { extra?: Record<string, unknown> } {
  const extra = definedFields({
    billType: statute.billType,
    billRefNumber: statute.referenceNumber,
    years: statute.years,
  });
  return Object.keys(extra).length > 0 ? { extra } : {};
}
