import { expect, it } from 'vitest';
import { buildProject } from '../../../testing/builders.ts';
import { checkProject, getDetails, getDifferences } from './project-values.ts';

const before = getDetails(buildProject({ name: 'Rents', impact: 'Fees', priority: 'High', users: ['a'] }));

it('checkProject requires a name that is not blank', () => {
  expect(checkProject({ name: ' ', impact: '' })).toEqual({ name: 'Project name must be defined.' });
  expect(checkProject({ name: 'Rents', impact: '' })).toEqual({});
});

it('checkProject accepts an impact of 100 characters and rejects 101', () => {
  expect(checkProject({ name: 'Rents', impact: 'x'.repeat(100) })).toEqual({});
  expect(checkProject({ name: 'Rents', impact: 'x'.repeat(101) })).toHaveProperty('impact');
});

it('getDifferences returns only what changed', () => {
  expect(getDifferences(before, before)).toEqual({});
  expect(getDifferences({ ...before, users: ['a', 'b'], priority: null }, before)).toEqual({
    users: ['a', 'b'],
    priority: null,
  });
});

it('getDifferences trims texts and sends an emptied text as null', () => {
  expect(getDifferences({ ...before, name: ' Fees ', impact: '  ', description: ' Why ' }, before)).toEqual({
    name: 'Fees',
    impact: null,
    description: 'Why',
  });
});
