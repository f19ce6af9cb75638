import { describe, expect, it } from 'vitest';
import { readBillReference } from './bill-reference.ts';
import { readDocumentReference } from './document-reference.ts';

const read = (text: string) => {
  const found = readDocumentReference(text);
  if (found === undefined) return undefined;
  if (found.kind === 'order') return found.fusionId;
  if (found.kind === 'record') return `record ${found.number}`;
  if (found.kind === 'law') return `law ${found.congress}-${found.number}`;
  const { type, number, extraordinary } = found.number;
  return [`${type} ${number}`, extraordinary && `x${extraordinary}`, found.isoCodes?.join('|'), found.session]
    .filter(Boolean)
    .join(', ');
};

describe('readDocumentReference', () => {
  it.each(['HR 1', 'H.R.1', 'H. R. 1', 'hr1', '"HR 1"', 'bill:HR1', 'legislation: H.R. 1'])(
    'reads %s with and without dots, spaces, quotes and field',
    (text) => expect(read(text)).toBe('hr 1'),
  );

  it.each([
    ['CA SB 1', 'sb 1, us-ca'],
    ['CA C-55', 'c 55, ca'],
    ['CA S 201', 's 201, ca|us-ca'],
    ['SB 1 California', 'sb 1, us-ca'],
    ['California AB 5', 'ab 5, us-ca'],
    ['legislation:California AB 5', 'ab 5, us-ca'],
    ['California Assembly Bill 5', 'ab 5, us-ca'],
    ['S 5186 NY', 's 5186, us-ny'],
    ['S5186-A (New York)', 's 5186, us-ny'],
    ['Senate Bill 1, West Virginia', 'sb 1, us-wv'],
    ['NY-S5186', 's 5186, us-ny'],
    ['U.S. H.R. 1', 'hr 1, us'],
    ['AB5 2019', 'ab 5, 2019'],
    ['AB 5 2019-2020 CA', 'ab 5, us-ca, 2019-2020'],
    ['2019 CA AB 5', 'ab 5, us-ca, 2019'],
    ['119 HR 1', 'hr 1, 119'],
    ['US 119 HR 1', 'hr 1, us, 119'],
    ['H.R. 1 (119th)', 'hr 1, 119'],
    ['H.R. 1, 119th Congress', 'hr 1, 119'],
    ['H.Res. 5', 'hres 5'],
    ['House Joint Resolution 5', 'hjres 5'],
    ['C55', 'c 55'],
    ['C-55', 'c 55'],
    ['Bill C-55', 'c 55'],
    ['projet de loi C-55', 'c 55'],
    ['Canada C-5 (45-1)', 'c 5, ca, 45-1'],
    ['ON Bill 5', 'b 5, ca-on'],
    ['ABX1 12', 'ab 12, x1'],
    ['SB 24-205', 'sb 24-205'],
    ['us-119-hr-1', 'hr 1, us, 119'],
    ['us-ca-2019-2020-ab-5', 'ab 5, us-ca, 2019-2020'],
    ['us-ca-2025-2026-x1-ab-1', 'ab 1, x1, us-ca, 2025-2026'],
    ['ca-45-1-c-5', 'c 5, ca, 45-1'],
    ['PL 117-58', 'law 117-58'],
    ['P.L. 117–58', 'law 117-58'],
    ['Public Law No. 117-58', 'law 117-58'],
    ['Pub. L. 117-58', 'law 117-58'],
    ['EO 13800', 'eo-13800'],
    ['E.O. 13800', 'eo-13800'],
    ['E. O. 13,800', 'eo-13800'],
    ['Executive Order No. 13800', 'eo-13800'],
    ['eo-11359-a', 'eo-11359-a'],
    ['Assembly Bill No. 5', 'ab 5'],
    ['H.R. No. 1', 'hr 1'],
    ['House Bill Number 12 (Wyoming)', 'hb 12, us-wy'],
    ['#HR1', 'hr 1'],
    ['HR #1', 'hr 1'],
    ['HJ 8', 'hj 8'],
    ['VA SJ 12', 'sj 12, us-va'],
    ['Public Law No: 117-58', 'law 117-58'],
    ['PubL 117-58', 'law 117-58'],
    ['EO #13800', 'eo-13800'],
    ['Executive Order No: 13,800', 'eo-13800'],
  ])('reads %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    ['S. 5 - Laken Riley Act', 's 5'],
    ['H.R.1 - 119th Congress (2025-2026): One Big Beautiful Bill Act', 'hr 1, 119'],
    ['H.R.1 - 119th Congress (2025-2026): One Big Act | Congress.gov | Library of Congress', 'hr 1, 119'],
    ['CA AB5 | 2025-2026 | Regular Session', 'ab 5, us-ca, 2025-2026'],
    ['HR 2483: Support for patients', 'hr 2483'],
    ['C-5 – An Act to enact', 'c 5'],
    ['Laken Riley Act (S. 5)', 's 5'],
  ])('reads the bill in the title %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    ['2016-08828', undefined],
    ['fr-2016-08828', 'record 2016-08828'],
    ['FR Doc. 2016-08828', 'record 2016-08828'],
    ['81 FR 22263', 'record 81 FR 22263'],
    ['81 Fed. Reg. 22,263', 'record 81 FR 22263'],
    ['faa-2023-0665', 'record FAA-2023-0665'],
    ['Docket No. FAA-2023-0665', 'record FAA-2023-0665'],
    ['Docket ID: EPA–HQ–OAR–2004–0026', 'record EPA-HQ-OAR-2004-0026'],
    ['Docket ID No. EPA-HQ-OAR-2004-0026-0004', 'record EPA-HQ-OAR-2004-0026-0004'],
    ['NOAA_FRDOC_0001-6573', 'record NOAA_FRDOC_0001-6573'],
    ['RIN 2060-AV16', 'record 2060-AV16'],
    ['2060-av16', 'record 2060-AV16'],
    ['CRS Report R45210', 'record R45210'],
    ['crs-r45210', 'record R45210'],
    ['CBO 43234', 'record 43234'],
  ])('reads the record %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    '',
    'water',
    'section 230',
    'covid 19',
    '2019',
    '119',
    'California',
    'HR',
    'HR 1 and HR 2',
    'HR 1 OR water',
    'windows 11 2019',
    '42 USC 1983',
    'HR 1 water',
    'House of nothing',
    'COVID-19',
    'docket 2019',
    'CBO 2023-2024',
    'crsx5000',
    'water AND (HB 5)',
    'tax "credit" (HB 5)',
    'water - tax',
    'any of paragraphs (c.2)',
    'Title: HB 5',
    'person-bioguide-S000148',
    'x'.repeat(90),
  ])('reads nothing in %s', (text) => expect(read(text)).toBeUndefined());

  it('keeps the number as typed, for the analyzer', () => {
    expect(readBillReference('Canada Bill C-55 (44-1)')?.written).toBe('c-55');
    expect(readBillReference('H.R. 1 (119th)')?.written).toBe('h.r. 1');
  });
});
