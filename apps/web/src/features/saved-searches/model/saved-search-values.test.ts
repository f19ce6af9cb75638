import { expect, it } from 'vitest';
import { NEW_PROJECT, NO_PROJECT } from './project-choice.ts';
import { checkSavedSearch } from './saved-search-values.ts';

it('checkSavedSearch requires a title that is not blank', () => {
  expect(checkSavedSearch({ title: ' ', projectId: NO_PROJECT, projectName: '' })).toEqual({
    title: 'Enter a title.',
  });
});

it('checkSavedSearch requires a project name only for a new project', () => {
  const values = { title: 'Rents', projectName: ' ' };
  expect(checkSavedSearch({ ...values, projectId: NO_PROJECT })).toEqual({});
  expect(checkSavedSearch({ ...values, projectId: 'p' })).toEqual({});
  expect(checkSavedSearch({ ...values, projectId: NEW_PROJECT })).toEqual({
    projectName: 'Project name must be defined.',
  });
  expect(checkSavedSearch({ ...values, projectId: NEW_PROJECT, projectName: 'Rents' })).toEqual({});
});
