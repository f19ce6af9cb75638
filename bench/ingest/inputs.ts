import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDocument, createLanguage } from '../search/corpus.ts';

export interface BenchInput {
  source: string;
  name: string;
  path: string;
}

/** Files of a folder of public data, as the publishers offer them; missing ones are skipped. */
const REAL_INPUTS: readonly (readonly [source: string, file: string])[] = [
  ['congress-legislators', 'unitedstates-legislators'],
  ['openstates-people', 'openstates-people/people.tar.gz'],
  ['congress-api', 'us-bills-119-corpus/bills.jsonl.gz'],
  ['billstatus', 'govinfo-billstatus'],
  ['bill-text', 'govinfo-bills/bill-version-families-119.tar.gz'],
  ['regulations-gov', 'regulations-gov/documents-rules-2020-2023.jsonl.gz'],
  ['federal-register', 'federal-register/FR-2016-04-15.xml.gz'],
  ['openstates-bills', 'openstates-bills/wy-2026-bills.jsonl.gz'],
  ['legiscan', 'legiscan/csv/CA_2025-2026_Regular_Session'],
  ['justice-canada', 'justice-canada/annual-statutes-2020-2025.tar.gz'],
  ['congress-hearings', 'congress-hearings-119'],
];

export function findRealInputs(folder: string): BenchInput[] {
  return REAL_INPUTS.map(([source, file]) => ({ source, name: file, path: path.join(folder, file) })).filter((input) =>
    existsSync(input.path),
  );
}

/** Writes generated records of the three most expensive kinds: bills with actions, notices, and texts of bills. */
export async function writeInputs(folder: string, records: number, seed: number): Promise<BenchInput[]> {
  const language = createLanguage(seed);
  const document = (number: number) => createDocument(language, seed, number);
  const numbers = Array.from({ length: records }, (_, index) => index + 1);
  const bills = numbers.map((number) => {
    const { title, summary } = document(number);
    const bill = {
      congress: 119,
      type: 'HR',
      number: String(number),
      title,
      originChamber: 'House',
      introducedDate: '2025-01-03',
      updateDate: '2025-03-01T00:00:00Z',
      latestAction: {
        actionDate: '2025-02-03',
        text: 'Referred to the Committee on Invented Affairs.',
      },
      sponsors: [
        {
          fullName: `Rep. Doe, J${number % 400} [D-ZZ-1]`,
          bioguideId: `Z${1e5 + (number % 400)}`,
        },
      ],
    };
    return JSON.stringify({ bill, summaries: [{ actionDate: '2025-01-03', actionDesc: 'Introduced', text: summary }] });
  });
  const notices = numbers.map((number) => {
    const { title, summary } = document(number);
    const attributes = {
      documentType: 'Rule',
      agencyId: 'ZZZ',
      title,
      docAbstract: summary,
      docketId: 'ZZZ-2025-0001',
    };
    const times = { postedDate: '2025-01-02T05:00:00Z', lastModifiedDate: '2025-01-02T13:18:50Z' };
    return JSON.stringify({
      id: `ZZZ-2025-0001-${number}`,
      type: 'documents',
      attributes: { ...attributes, ...times },
    });
  });
  const texts = path.join(folder, 'texts');
  await mkdir(texts, { recursive: true });
  for (const number of numbers.slice(0, Math.ceil(records / 10))) {
    await writeFile(path.join(texts, `BILLS-119hr${number}ih.xml`), billText(number, document(number)));
  }
  await writeFile(path.join(folder, 'bills.jsonl'), bills.join('\n'));
  await writeFile(path.join(folder, 'notices.jsonl'), notices.join('\n'));
  return [
    { source: 'congress-api', name: 'generated bills', path: path.join(folder, 'bills.jsonl') },
    { source: 'regulations-gov', name: 'generated notices', path: path.join(folder, 'notices.jsonl') },
    { source: 'bill-text', name: 'generated texts', path: texts },
  ];
}

/** Renders a bill of ten sections in the House's XML. */
function billText(number: number, { title, text }: { title: string; text: string }): string {
  const words = text.split(' ');
  const size = Math.ceil(words.length / 10);
  const sections = Array.from({ length: 10 }, (_, index) => {
    const body = words.slice(index * size, (index + 1) * size).join(' ');
    return `<section id="H${index}"><enum>${index + 1}.</enum><header>Part ${index + 1}</header><text>${body}</text></section>`;
  });
  return `<?xml version="1.0"?><bill bill-stage="Introduced-in-House" bill-type="olc">
<form><congress>119th CONGRESS</congress><session>1st Session</session><legis-num>H. R. ${number}</legis-num>
<current-chamber>IN THE HOUSE OF REPRESENTATIVES</current-chamber><action><action-date date="20250103">January 3, 2025</action-date></action>
<legis-type>A BILL</legis-type><official-title>${title}</official-title></form>
<legis-body>${sections.join('')}</legis-body></bill>`;
}
