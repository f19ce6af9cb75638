import { expect, it } from 'vitest';
import { personNameParts } from './person-name-parts.ts';

it.each([
  ['Calvin Torrance, Jr.', 'Calvin', 'Torrance, Jr.'],
  ['Calvin Torrance Jr.', 'Calvin', 'Torrance Jr.'],
  ['Torrance, Calvin, Jr.', 'Calvin', 'Torrance, Jr.'],
  ['Torrance, Jr., Calvin', 'Calvin', 'Torrance, Jr.'],
  ['Torrance Jr., Calvin', 'Calvin', 'Torrance Jr.'],
  ['TORRANCE, CALVIN, III', 'CALVIN', 'TORRANCE, III'],
  ['Calvin B. Torrance IV', 'Calvin B.', 'Torrance IV'],
  ['Jane Doe, M.D.', 'Jane', 'Doe, M.D.'],
  ['Jane Doe, MD, PhD, FACS', 'Jane', 'Doe, MD, PhD, FACS'],
  ['Jane Doe, CPA', 'Jane', 'Doe, CPA'],
  ['Jane Doe, Esq.', 'Jane', 'Doe, Esq.'],
  ['Dr. Jane Doe', 'Dr. Jane', 'Doe'],
  ['Doe, Hon. Jane', 'Hon. Jane', 'Doe'],
  ['de la Cruz, Maria', 'Maria', 'de la Cruz'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['Ludwig van der Berg Jr.', 'Ludwig', 'van der Berg Jr.'],
  ['Odile de Marchetti', 'Odile', 'de Marchetti'],
  ['Nguyen, Do', 'Do', 'Nguyen'],
  ['Yo-Yo Ma', 'Yo-Yo', 'Ma'],
  ['Van Nguyen', 'Van', 'Nguyen'],
  ['Prince', '', 'Prince'],
  ['Torrance, Jr.', '', 'Torrance, Jr.'],
  ['Ming Lee, RN, BSN', 'Ming', 'Lee, RN, BSN'],
  ['Ana Ruiz, FACHE', 'Ana', 'Ruiz, FACHE'],
  ['Ana Ruiz, SHRM-CP', 'Ana', 'Ruiz, SHRM-CP'],
  ['RUIZ LARA, ANA', 'ANA', 'RUIZ LARA'],
  ['Ana Ruiz, M.P.H., Dr.P.H.', 'Ana', 'Ruiz, M.P.H., Dr.P.H.'],
  ['Adm. Amos Vail, USN (Ret.)', 'Adm. Amos', 'Vail, USN (Ret.)'],
  ['Ana Ruiz (D-CA)', 'Ana', 'Ruiz (D-CA)'],
  ['Ana Ruiz (Acme, Inc.)', 'Ana', 'Ruiz (Acme, Inc.)'],
  ['Ruiz, Ana (Acme, Inc.)', 'Ana (Acme, Inc.)', 'Ruiz'],
  ['  Marchetti ,  Odile Anne ', 'Odile Anne', 'Marchetti'],
])('%s is split into first and last name', (name, firstName, lastName) => {
  expect(personNameParts(name)).toEqual({ firstName, lastName });
});

it('A split name reads like the whole one and is split the same again', () => {
  for (const name of ['Calvin Torrance, Jr.', 'Torrance, Calvin, III', 'Jane Doe, M.D., Ph.D.', 'de la Cruz, Maria']) {
    const { firstName, lastName } = personNameParts(name);
    expect(personNameParts(`${firstName} ${lastName}`)).toEqual({ firstName, lastName });
  }
});
