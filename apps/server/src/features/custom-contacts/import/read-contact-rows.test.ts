import { FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS, type ImportMapping } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { csvLines } from '../../../platform/files/csv-lines.ts';
import { type ContactLine, type ContactTable, readContactRows } from './read-contact-rows.ts';
import { readPlainRows } from './read-plain-rows.ts';

const PEOPLE: ImportMapping = ['fullName', 'email', 'organization'];
const HEAD = 'Name,E-mail,Organization';

function read(text: string, changes: Partial<ContactTable> = {}) {
  const table = {
    contactType: 'CustomPerson',
    delimiter: ',',
    mapping: PEOPLE,
    columnNames: [],
    withWords: false,
    ...changes,
  } as const;
  return [...readContactRows(text, table)];
}
const people = (...lines: string[]) => read([HEAD, ...lines].join('\n'));
const reasons = (lines: ReturnType<typeof read>) =>
  lines.flatMap((line) => ('reason' in line ? [`${line.line}: ${line.reason}`] : []));
const isContact = (line: ReturnType<typeof read>[number]): line is ContactLine => 'contact' in line;
const organizations = (...cells: string[]) =>
  read(['Name,Website', ...cells].join('\n'), { contactType: 'CustomOrg', mapping: ['name', 'website'] });

describe('Name of a person in a single cell', () => {
  it.each([
    ['Odile de Marchetti', 'Odile', 'de Marchetti'],
    ['"Calvin Torrance, Jr."', 'Calvin', 'Torrance, Jr.'],
    ['"Jane Doe, M.D., Ph.D."', 'Jane', 'Doe, M.D., Ph.D.'],
    ['"Marchetti, Odile"', 'Odile', 'Marchetti'],
    ['"de Marchetti ,  Odile Anne"', 'Odile Anne', 'de Marchetti'],
    ['"Marchetti, Odile, Jr."', 'Odile', 'Marchetti, Jr.'],
    ['Prince', '', 'Prince'],
  ])('%s is split into first and last name', (cell, firstName, lastName) => {
    const [line] = people(`${cell},,`);
    expect(line).toMatchObject({ contact: { documentType: 'CustomPerson', lastName } });
    expect((line as { contact: { firstName?: string | null } }).contact.firstName ?? '').toBe(firstName);
  });

  it('is missing when the cell is empty or blank', () => {
    expect(reasons(people(',a@b.example,', ' ,a@b.example,'))).toEqual([
      '2: The name is missing.',
      '3: The name is missing.',
    ]);
  });
});

describe('Line of contacts', () => {
  it('is rejected alone with its line number and reason', () => {
    const lines = people('Ana Ruiz,ana@ruiz.example,', 'Ben,no address,', 'Cem,c@d.example,,x', 'Dee');
    expect(lines.filter(isContact).map(({ line }) => line)).toEqual([2, 5]);
    expect(reasons(lines)).toEqual([
      '3: E-mail: Enter a valid e-mail address.',
      '4: 4 columns where the first line has 3 columns.',
    ]);
  });

  it('may lack its last cells if they are empty, and may have more empty ones', () => {
    expect(
      people('Ana Ruiz,ana@ruiz.example', 'Ben', 'Cem,,,,,')
        .filter(isContact)
        .map(({ line }) => line),
    ).toEqual([2, 3, 4]);
  });

  it('is read from our own export as what it was', () => {
    const cells = ['Ana Ruiz', 'ana@ruiz.example', '=Fish & "Water"\nWorks'];
    const text = csvLines([['Name', 'E-mail', 'Organization'], cells]);
    expect(text).toContain("'=Fish");
    expect(read(text)).toMatchObject([{ contact: { email: cells[1] }, organizations: [{ name: cells[2] }] }]);
  });

  it('keeps the zeros and the plus of its numbers', () => {
    const mapping = ['fullName', 'phoneNumber', 'address'] as const;
    const [line] = read("Name,Phone,ZIP\nAna,'+1 202 555 0100,02134", { mapping: [...mapping] });
    expect(line).toMatchObject({ contact: { phoneNumber: '+1 202 555 0100', address: '02134' } });
  });

  it('is rejected when a spreadsheet shortened its phone number, whose last digits are lost', () => {
    expect(reasons(read('Name,Phone\nAna,1.20255E+10', { mapping: ['fullName', 'phoneNumber'] }))).toEqual([
      '2: Phone: A spreadsheet shortened this number. Format the column as text, then save the file again.',
    ]);
  });

  it('keeps its raw text', () => {
    expect(people('Ben,no address,')).toMatchObject([{ line: 2, raw: 'Ben,no address,' }]);
  });

  it('accepts an organization name of 200 characters and rejects 201', () => {
    expect(people(`Ana,,${'x'.repeat(200)}`)).toMatchObject([{ organizations: [{ name: 'x'.repeat(200) }] }]);
    expect(reasons(people(`Ana,,${'x'.repeat(201)}`))).toEqual(['2: Organization: At most 200 characters.']);
  });

  it('ignores the organization column when the contact is an organization', () => {
    const [line] = read('Name,Organization\nFish First,Ignored', {
      contactType: 'CustomOrg',
      mapping: ['name', 'organization'],
    });
    expect(line).toMatchObject({ contact: { documentType: 'CustomOrg', name: 'Fish First' }, organizations: [] });
  });

  it.each([
    ['fish.example', 'https://fish.example'],
    ['http://fish.example', 'http://fish.example'],
    ['HTTPS://fish.example/a', 'HTTPS://fish.example/a'],
  ])('reads the website %s as %s', (cell, website) => {
    expect(organizations(`Fish First,${cell}`)).toMatchObject([{ contact: { website } }]);
  });

  it.each(['javascript:alert(1)', 'ftp://fish.example'])('rejects the website %s', (cell) => {
    expect(reasons(organizations(`Fish First,${cell}`))).toEqual([expect.stringMatching(/^2: Website: /)]);
  });

  it.each([
    ['email', 'x'.repeat(30_000), /^2: E-mail: /],
    ['title', 'x'.repeat(30_000), /^2: Job title: At most [\d,]+ characters\.$/],
    ['description', 'x'.repeat(30_000), /^2: Description: At most [\d,]+ characters\.$/],
    ['phoneNumber', 'x'.repeat(30_000), /^2: Phone: At most [\d,]+ characters\.$/],
  ] as const)('names the field that is not allowed: %s', (field, cell, reason) => {
    // Quoted cells may not be that long.
    const lines = read(`Name,Other\nAna,${cell}`, { mapping: ['lastName', field] });
    expect(reasons(lines)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    [['firstName', 'lastName'], 'Ana,', 'ana'],
    [['firstName', 'lastName'], ',Ruiz', 'ruiz'],
    [['firstName', 'lastName'], 'Ana,Ruiz', 'ana ruiz'],
    [['fullName', 'lastName'], 'Ana Ruiz,Vega', 'ana vega'],
  ] as const)('is named by its columns %j: %s', (mapping, line, nameKey) => {
    expect(read(`A,B\n${line}`, { mapping: [...mapping] })).toMatchObject([{ nameKey }]);
  });

  it('compares organizations by name only, since they have no e-mail address', () => {
    expect(reasons(organizations('Fish First,a.example', 'FISH first,b.example'))).toEqual([
      '3: Same contact as line 2.',
    ]);
  });

  it('includes search lexemes only on request', () => {
    const text = `${HEAD}\nAna Ruiz,,Fish First`;
    expect(read(text, { withWords: true })).toMatchObject([{ lexemes: expect.stringContaining('fish') }]);
    expect(read(text)).toMatchObject([{ lexemes: null }]);
  });
});

describe('Duplicate contact in a file', () => {
  it.each([
    ['by its address, whatever the name', ['Ana Ruiz,ana@ruiz.example,', 'A. Ruiz,ANA@ruiz.example,']],
    ['by its name, whatever case and accents', ['José Ruiz,,', 'jose  RUIZ,,']],
    ['by its name where one has no address', ['Ana Ruiz,ana@ruiz.example,', 'Ana Ruiz,,']],
    ['by name and organization', ['Ana Ruiz,,Fish First', 'Ana Ruiz,,fish first']],
  ])('is rejected the second time: %s', (_what, lines) => {
    expect(reasons(people(...lines))).toEqual(['3: Same contact as line 2.']);
  });

  it.each([
    ['two people of one name with an address each', ['Ana Ruiz,ana@one.example,', 'Ana Ruiz,ana@two.example,']],
    ['two people of one name in two organizations', ['Ana Ruiz,,Fish First', 'Ana Ruiz,,Water Works']],
  ])('is not assumed for %s', (_what, lines) => {
    expect(reasons(people(...lines))).toEqual([]);
  });

  it('refers to the first occurrence', () => {
    expect(reasons(people('Ana,,', 'Ana,,', 'Ana,,'))).toEqual([
      '3: Same contact as line 2.',
      '4: Same contact as line 2.',
    ]);
  });
});

describe('Plain line', () => {
  const plain = (text: string) => [
    ...readPlainRows(text, { delimiter: ';', mapping: ['name', null, 'email'], columnNames: [] }),
  ];

  it('returns trimmed values by field, without unmapped or empty columns', () => {
    expect(plain('Name;Notes;E-mail\n Ana ;x; \n')).toMatchObject([{ line: 2, values: { name: 'Ana' } }]);
  });

  it('is rejected for a different number of columns and for an unclosed quotation mark', () => {
    expect(plain('Name;Notes;E-mail\nAna;x;;y\nBen;"x;')).toMatchObject([
      { line: 2, reason: '4 columns where the first line has 3 columns.' },
      { line: 3, reason: 'A quotation mark is never closed.' },
    ]);
  });
});

it('readPlainRows reads up to the row limit and throws at the next row', () => {
  const text = `N\n${'a\n'.repeat(FILE_IMPORT_LIMITS.rows + 1)}`;
  let read = 0;
  expect(() => {
    for (const _line of readPlainRows(text, { delimiter: ',', mapping: ['name'], columnNames: [] })) read += 1;
  }).toThrow(FILE_IMPORT_TEXTS.tooManyRows);
  expect(read).toBe(FILE_IMPORT_LIMITS.rows);
});
