import { expect, it } from 'vitest';
import { toTagUpdates } from './tag-updates.ts';

const project = (_id: string, ...ids: string[]) => ({ _id, tags: ids.map((id) => ({ _id: id, name: id })) });

it('each project is sent the tags it lacks and those it carries, and one that stays as it is, nothing', () => {
  const projects = [project('a', 'water', 'old'), project('b', 'rent'), project('c', 'water')];
  expect(toTagUpdates(projects, ['water'], ['old'])).toEqual([
    { projectId: 'a', addTagIds: [], removeTagIds: ['old'] },
    { projectId: 'b', addTagIds: ['water'], removeTagIds: [] },
  ]);
});
