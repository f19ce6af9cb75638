import { isoDateFromParts } from '@rotunda/domain';
import { validateRecord } from '../mapping/validate-record.ts';
import { type XmlElement, parseEachEntry, quarantined, readXml } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapStatute } from './map.ts';
import { statuteSchema } from './statute-schema.ts';

/** Whether the file is an annual statute: no other XML in the publisher's distribution is a bill. */
export function acceptsStatuteFile(path: string): boolean {
  return /\.xml(\.gz)?$/i.test(path);
}

export const parseStatutes = parseEachEntry(parseStatute);

async function* parseStatute(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const root = await readXml(entry);
  if (root.localName !== 'Bill') {
    const known = root.localName === 'Statute' || root.localName === 'Regulation';
    const what = known ? `a consolidated ${root.localName.toLowerCase()}, not a bill as passed` : 'not a bill';
    yield quarantined(entry.path, `the file is ${what} (root element ${root.localName})`, `<${root.name}>`);
    return;
  }
  const statute = validateRecord(statuteSchema, upstreamStatute(root));
  if (statute.ok) {
    const record = mapStatute(statute.value, root, entry.url);
    if ('reason' in record)
      yield quarantined(entry.path, record.reason, root.child('Identification')?.plainText() ?? '');
    else yield { ok: true, position: entry.path, record };
  } else {
    const identification = root.child('Identification');
    yield quarantined(entry.path, statute.reason, identification?.plainText() ?? '');
  }
}

function upstreamStatute(root: XmlElement): Record<string, unknown> {
  const identification = root.child('Identification');
  const text = (...path: string[]): string | undefined => identification?.at(...path)?.plainText() || undefined;
  const shortTitle = identification?.child('ShortTitle');
  const stages = identification?.child('BillHistory')?.elements('Stages').at(-1);
  const date = stages?.child('Date');
  return {
    billNumber: text('BillNumber'),
    parliament: text('Parliament', 'Number'),
    session: text('Parliament', 'Session'),
    years: text('Parliament', 'Year-s'),
    language: root.attribute('xml:lang'),
    origin: root.attribute('bill-origin'),
    billType: root.attribute('bill-type'),
    longTitle: text('LongTitle'),
    officialShortTitle: shortTitle?.attribute('status') === 'official' ? shortTitle.plainText() : undefined,
    stage: stages?.attribute('stage'),
    stageDate: date && isoDateFromParts(datePart(date, 'YYYY'), datePart(date, 'MM'), datePart(date, 'DD')),
    chapter: text('Chapter', 'AnnualStatuteId', 'AnnualStatuteNumber'),
    chapterYear: text('Chapter', 'AnnualStatuteId', 'YYYY'),
    summary: summaryText(root),
    referenceNumber: text('BillRefNumber'),
  };
}

function datePart(date: XmlElement, name: string): string {
  return date.child(name)?.plainText() ?? '';
}

/** Returns the paragraphs of the summary, without its heading. */
function summaryText(root: XmlElement): string | undefined {
  const summary = root.at('Introduction', 'Summary');
  const lines = summary?.elements().filter((element) => element.localName !== 'TitleText') ?? [];
  return lines.flatMap(provisionLines).join('\n') || undefined;
}

function provisionLines(provision: XmlElement): string[] {
  if (provision.localName !== 'Provision') return [provision.plainText()];
  const own = provision
    .elements()
    .filter((element) => element.localName !== 'Provision')
    .map((element) => element.plainText())
    .join(' ');
  return [own, ...provision.elements('Provision').flatMap(provisionLines)].filter((line) => line !== '');
}
