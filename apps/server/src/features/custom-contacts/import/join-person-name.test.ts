import { expect, it } from 'vitest';
import { joinPersonName } from './join-person-name.ts';

it.each([
  [
    { firstName: 'Wilhelmina', middleName: 'Ruth', lastName: 'Ashdown', nameSuffix: 'Esq.' },
    'Wilhelmina Ruth',
    'Ashdown, Esq.',
  ],
  [{ firstName: 'Tobias', lastName: 'Penhallow', nameSuffix: 'III' }, 'Tobias', 'Penhallow III'],
  [{ firstName: 'Tobias', lastName: 'Penhallow', nameSuffix: ', Jr.' }, 'Tobias', 'Penhallow, Jr.'],
  [{ firstName: 'Tobias', lastName: 'Penhallow Jr', nameSuffix: 'Jr.' }, 'Tobias', 'Penhallow Jr'],
  [{ firstName: 'Tobias J.', middleName: 'J', lastName: 'Penhallow' }, 'Tobias J.', 'Penhallow'],
  [{ fullName: 'Wilhelmina Ruth Ashdown', middleName: 'Ruth' }, 'Wilhelmina Ruth', 'Ashdown'],
  [{ fullName: 'Wilhelmina Ashdown', middleName: 'Ruth', nameSuffix: 'M.D.' }, 'Wilhelmina Ruth', 'Ashdown, M.D.'],
  [{ fullName: 'W. R. Ashdown', firstName: 'Wilhelmina', lastName: 'Ashdown' }, 'Wilhelmina', 'Ashdown'],
  [{ middleName: 'Ruth', lastName: 'Ashdown' }, 'Ruth', 'Ashdown'],
])('joinPersonName loses no part of %j and repeats none', (cells, firstName, lastName) => {
  expect(joinPersonName(cells)).toEqual({ firstName, lastName });
});

it('joinPersonName names nobody by a middle name or a suffix alone', () => {
  expect(joinPersonName({ middleName: 'Ruth', nameSuffix: 'Jr.' })).toEqual({});
});
