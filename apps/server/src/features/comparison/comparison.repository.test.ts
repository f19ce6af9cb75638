import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createComparisonRepository } from './comparison.repository.ts';

describe('Comparison repository', () => {
  const { api } = workspaceTest({ member: 'member' }, { emptied: ['comparisons'] });
  const repository = () => createComparisonRepository(api.deps.database);
  const getKey = (leftHash: string, comparisonVersion = 1) => ({ leftHash, rightHash: 'right', comparisonVersion });

  const made = (leftHash: string, version = 1) => ({
    key: getKey(leftHash, version),
    overviewJson: '{"changeCount":12345}',
    sectionsJson: '{"r0":[]}',
  });
  const BYTES = 30;
  const held = async (...names: string[]) => {
    const found = await Promise.all(names.map(async (name) => ((await repository().find(getKey(name))) ? name : [])));
    return found.flat();
  };

  it('evicts the oldest comparisons when the size limit is exceeded', async () => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) await repository().store(made(name), index, 2 * BYTES);
    expect(await held('a', 'b', 'c')).toEqual(['b', 'c']);
  });

  it('evicts comparisons of an earlier version when a newer version writes', async () => {
    await repository().store(made('a'), 1, 10 * BYTES);
    await repository().store(made('b', 2), 2, 10 * BYTES);
    expect(await held('a')).toEqual([]);
  });

  it('keeps the first comparison stored under a key', async () => {
    await repository().store(made('a'), 1, 10 * BYTES);
    const first = await repository().find(getKey('a'));
    await repository().store({ ...made('a'), overviewJson: '{"changeCount":2}' }, 2, 10 * BYTES);
    expect(await repository().find(getKey('a'))).toEqual(first);
  });

  it('reads a stored comparison with its rows, and null for an unknown id', async () => {
    await repository().store(made('a'), 1, 10 * BYTES);
    const id = (await repository().find(getKey('a')))?.comparisonId ?? 0;
    expect(await repository().findBytes(id)).toBe(BYTES);
    expect((await repository().findFull(id))?.rows).toEqual(new Map([['r0', []]]));
    expect([await repository().findBytes(id + 1), await repository().findFull(id + 1)]).toEqual([null, null]);
  });
});
