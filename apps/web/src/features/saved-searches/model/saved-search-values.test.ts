import { expect, it } from 'vitest';
import { NEW_PROJECT, NO_PROJECT } from './project-choice.ts';
import { checkSavedSearch } from './saved-search-values.ts';

it('a saved search needs a title that is not blank', () => {
  expect(checkSavedSearch({ title: ' ', projectId: NO_PROJECT, projectName: '' })).toEqual({
    title: 'Title must be defined.',
  });
});

it('only a project that is made with it needs a name', () => {
  const values = { title: 'Rents', projectName: ' ' };
  expect(checkSavedSearch({ ...values, projectId: NO_PROJECT })).toEqual({});
  expect(checkSavedSearch({ ...values, projectId: 'p' })).toEqual({});
  expect(checkSavedSearch({ ...values, projectId: NEW_PROJECT })).toEqual({
    projectName: 'Project name must be defined.',
  });
  expect(checkSavedSearch({ ...values, projectId: NEW_PROJECT, projectName: 'Rents' })).toEqual({});
});
