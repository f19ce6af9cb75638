import { expect, it } from 'vitest';
import { buildProject } from '../../../testing/builders.ts';
import { checkProject, detailsOf, differencesOf } from './project-values.ts';

const before = detailsOf(buildProject({ name: 'Rents', impact: 'Fees', priority: 'High', users: ['a'] }));

it('a project needs a name that is not blank', () => {
  expect(checkProject({ name: ' ', impact: '' })).toEqual({ name: 'Project name must be defined.' });
  expect(checkProject({ name: 'Rents', impact: '' })).toEqual({});
});

it('100 characters of impact are accepted, 101 are not', () => {
  expect(checkProject({ name: 'Rents', impact: 'x'.repeat(100) })).toEqual({});
  expect(checkProject({ name: 'Rents', impact: 'x'.repeat(101) })).toHaveProperty('impact');
});

it('what was not changed is not sent', () => {
  expect(differencesOf(before, before)).toEqual({});
  expect(differencesOf({ ...before, users: ['a', 'b'], priority: null }, before)).toEqual({
    users: ['a', 'b'],
    priority: null,
  });
});

it('texts are sent without blanks around them, and an emptied one as none', () => {
  expect(differencesOf({ ...before, name: ' Fees ', impact: '  ', description: ' Why ' }, before)).toEqual({
    name: 'Fees',
    impact: null,
    description: 'Why',
  });
});
