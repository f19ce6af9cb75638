import { describe, expect, it } from 'vitest';
import { releaseChanges } from './changelog.mjs';
import { findChangedMigrations } from './check-migrations.mjs';
import { checkVersion } from './check-version.mjs';

const LOG = '# Changelog\n\n## Unreleased\n\n### Search\n\n- Found sooner.\n\n## 1.0.0 (2026-01-02)\n\n- First.\n';

describe('A release', () => {
  it('dates the changes that were not released, and begins a new list', () => {
    const { changelog, notes } = releaseChanges(LOG, { version: '1.1.0', day: '2026-02-03' });
    expect(notes).toBe('### Search\n\n- Found sooner.');
    expect(changelog).toBe(LOG.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 (2026-02-03)\n'));
  });

  it('without a change is refused', () => {
    const release = { version: '1.1.0', day: '2026-02-03' };
    expect(() => releaseChanges('# Changelog\n', release)).toThrow('no heading');
    expect(() => releaseChanges('## Unreleased\n\n## 1.0.0 (2026-01-02)\n\n- First.\n', release)).toThrow('no change');
  });

  it.each([
    ['1.2.4', null],
    ['1.3.0', null],
    ['2.0.0', null],
    ['1.2.3', 'After 1.2.3 comes 1.2.4, 1.3.0 or 2.0.0.'],
    ['1.4.0', 'After 1.2.3 comes 1.2.4, 1.3.0 or 2.0.0.'],
    ['v1.3.0', 'Name the version to release, such as 1.2.3.'],
    [undefined, 'Name the version to release, such as 1.2.3.'],
  ])('to %s after 1.2.3: %s', (asked, problem) => expect(checkVersion(asked, '1.2.3')).toBe(problem));

  it('is refused if a released migration was changed or removed, unless another stands for it', () => {
    const released = new Map(Object.entries({ '0000_a.sql': 'a', '0001_b.sql': 'b', '0002_c.sql': 'c' }));
    const current = new Map(Object.entries({ '0000_a.sql': 'a', '0001_b.sql': 'edited', '0003_d.sql': 'd' }));
    expect(findChangedMigrations({ released, current, squashed: [] })).toEqual([
      'The migration 0001_b.sql was changed after it was released.',
      'The migration 0002_c.sql of the last release is missing.',
    ]);
    expect(findChangedMigrations({ released, current, squashed: ['0002_c'] })).toHaveLength(1);
  });
});
