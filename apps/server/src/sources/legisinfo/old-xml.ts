import {
  type ActionFact,
  type BillRecord,
  type Chamber,
  canadianBillId,
  getInstant,
  leadingIsoDate,
  versionId,
} from '@rotunda/domain';
import { canadianSessionName } from '../mapping/canadian-session.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/index.ts';
import { billStatus, inOrder, originatingChamber, publicationCode } from './bill-stages.ts';
import type { OldBill } from './schemas.ts';

/** Converts a `Bill` of the old XML feed to the shape that the schema validates. */
export function oldBill(bill: XmlElement): Record<string, unknown> {
  const session = bill.child('ParliamentSession');
  const number = bill.child('BillNumber');
  const sponsor = bill.child('SponsorAffiliation');
  const events = bill.at('Events', 'LegislativeEvents')?.elements('Event') ?? [];
  return {
    parliament: session?.attribute('parliamentNumber'),
    session: session?.attribute('sessionNumber'),
    billNumber: `${number?.attribute('prefix') ?? ''}-${number?.attribute('number') ?? ''}`,
    introducedOn: day(bill.child('BillIntroducedDate')?.plainText()),
    lastUpdated: bill.attribute('lastUpdated'),
    titleEn: titleIn(bill.child('BillTitle'), 'en'),
    titleFr: titleIn(bill.child('BillTitle'), 'fr'),
    shortTitleEn: titleIn(bill.child('ShortTitle'), 'en'),
    shortTitleFr: titleIn(bill.child('ShortTitle'), 'fr'),
    billType: titleIn(bill.child('BillType'), 'en'),
    sponsor: sponsor?.at('Person', 'FullName')?.plainText() || undefined,
    party: titleIn(sponsor?.child('PoliticalParty') ?? bill.child('PoliticalParty'), 'en'),
    statuteYear: bill.at('Statute', 'Year')?.plainText() || undefined,
    statuteChapter: bill.at('Statute', 'Chapter')?.plainText() || undefined,
    publications: (bill.child('Publications')?.elements('Publication') ?? []).flatMap(getPublication),
    events: events.map((event) => ({
      date: day(event.attribute('date')),
      chamber: event.attribute('chamber'),
      text: titleIn(event.child('Status'), 'en'),
      id: event.attribute('id'),
    })),
  };
}

function getPublication(publication: XmlElement): { name: string; address: string | undefined }[] {
  const name = titleIn(publication, 'en');
  const files = publication.child('PublicationFiles')?.elements('PublicationFile') ?? [];
  const file = files.find((one) => one.attribute('language') === 'en') ?? files[0];
  return name === undefined ? [] : [{ name, address: file?.attribute('relativePath') }];
}

/** Reads `<BillTitle><Title language="en">…`, or plain text where the feed has only one language. */
function titleIn(parent: XmlElement | undefined, language: 'en' | 'fr'): string | undefined {
  const titles = parent?.elements('Title') ?? [];
  if (titles.length > 0)
    return titles.find((title) => title.attribute('language') === language)?.plainText() || undefined;
  const isPlain = parent !== undefined && parent.elements().length === 0 && language === 'en';
  return isPlain ? parent.plainText() || undefined : undefined;
}

/** Returns the date as written: it is Ottawa's date, because any offset is Ottawa's too. */
function day(text: string | undefined): string | undefined {
  return leadingIsoDate(text ?? '');
}

export function mapOldBill(bill: OldBill): BillRecord {
  const billNumber = bill.billNumber.toUpperCase();
  const fusionId = canadianBillId(bill.parliament, bill.session, billNumber);
  const page = `https://www.parl.ca/legisinfo/en/bill/${bill.parliament}-${bill.session}/${billNumber.toLowerCase()}`;
  const actions = inOrder(bill.events.map(getAction));
  const isLaw = bill.statuteYear !== undefined && bill.statuteChapter !== undefined;
  return {
    kind: 'bill',
    fusionId,
    part: 'main',
    documentType: 'GlobalLegislation',
    isoCode: 'ca',
    session: `${bill.parliament}-${bill.session}`,
    sessionName: canadianSessionName(bill.parliament, bill.session),
    localityExternalId: `Canada ${billNumber}`,
    billType: 'Bill',
    originatingChamber: originatingChamber(undefined, billNumber),
    status: isLaw ? 'ENACTED' : billStatus(actions, actions.at(-1)?.text ?? ''),
    languages: ['en', 'fr'],
    sourceUrl: page,
    sourceLinks: [page],
    ...definedFields({
      title: bill.titleEn ?? bill.shortTitleEn,
      titles: getTitles(bill),
      introducedOn: bill.introducedOn,
      lastActionOn: actions.at(-1)?.date,
      actions: listOrUndefined(actions),
      progress: actions.at(-1)?.text,
      sourceUpdatedTs: getInstant(bill.lastUpdated ?? ''),
      sponsors:
        bill.sponsor === undefined
          ? undefined
          : [{ fullName: bill.sponsor, type: 'primary' as const, ...definedFields({ party: bill.party }) }],
      laws: isLaw
        ? [{ number: `${bill.statuteYear}, c. ${bill.statuteChapter}`, type: 'Statutes of Canada' }]
        : undefined,
      versions: listOrUndefined(
        bill.publications.map(({ name, address }) => ({
          fnDocumentId: versionId(fusionId, publicationCode(name)),
          versionName: name,
          versionCode: publicationCode(name),
          ...definedFields({
            externalUrl: address === undefined ? undefined : new URL(address, 'https://www.parl.ca').href,
          }),
        })),
      ),
      extra: bill.billType === undefined ? undefined : { billType: bill.billType },
    }),
  };
}

function getTitles(bill: OldBill): BillRecord['titles'] {
  const titles = [
    { text: bill.titleEn, type: 'Long title', language: 'en' as const },
    { text: bill.shortTitleEn, type: 'Short title', language: 'en' as const },
    { text: bill.titleFr, type: 'Long title', language: 'fr' as const },
    { text: bill.shortTitleFr, type: 'Short title', language: 'fr' as const },
  ];
  return listOrUndefined(titles.flatMap(({ text, ...rest }) => (text === undefined ? [] : [{ text, ...rest }])));
}

/** Maps an event. Royal assent is worded as in the other sources, so that the same event becomes one action. */
function getAction(event: OldBill['events'][number]): ActionFact {
  if (/^royal assent\b/i.test(event.text)) return { date: event.date, text: 'Royal Assent', code: 'became-law' };
  return {
    date: event.date,
    text: event.text,
    ...definedFields({ chamber: getChamber(event.chamber), code: getCode(event.text) }),
  };
}

function getChamber(chamber: string | undefined): Chamber | undefined {
  if (/^(hoc|house|commons)/i.test(chamber ?? '')) return 'lower';
  return /^sen/i.test(chamber ?? '') ? 'upper' : undefined;
}

/** Returns the stage code of an event. A debate at a reading is not yet the reading. */
function getCode(text: string): string | undefined {
  if (/debate/i.test(text)) return undefined;
  if (/first reading/i.test(text)) return 'reading-1';
  if (/second reading/i.test(text)) return 'reading-2';
  return /third reading/i.test(text) ? 'passage' : undefined;
}
