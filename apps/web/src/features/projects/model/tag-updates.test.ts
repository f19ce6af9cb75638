import { expect, it } from 'vitest';
import { toTagUpdates } from './tag-updates.ts';

const project = (_id: string, ...ids: string[]) => ({ _id, tags: ids.map((id) => ({ _id: id, name: id })) });

it('toTagUpdates adds only missing tags, removes only present tags and skips other projects', () => {
  const projects = [project('a', 'water', 'old'), project('b', 'rent'), project('c', 'water')];
  expect(toTagUpdates(projects, ['water'], ['old'])).toEqual([
    { projectId: 'a', addTagIds: [], removeTagIds: ['old'] },
    { projectId: 'b', addTagIds: ['water'], removeTagIds: [] },
  ]);
});
