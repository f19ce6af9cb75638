import type { TitleFact, VersionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { olderTitleVersion, versionOfTitle } from './older-title-version.ts';

const EXTENDS = 'To extend the solar tax credit.';
const REPEALS = 'To repeal the solar tax credit.';

const version = (versionCode: string, versionName: string, date?: string): VersionFact => ({
  fnDocumentId: `us-119-hr-1-${versionCode}`,
  versionCode,
  versionName,
  ...(date === undefined ? {} : { date }),
});
const versions = [
  version('enr', 'Enrolled Bill'),
  version('eh', 'Engrossed in House', '2025-03-01'),
  version('ih', 'Introduced in House', '2025-01-03'),
];

function official(text: string, versionName?: string, type = 'Official Title'): TitleFact {
  return { text, type, ...(versionName === undefined ? {} : { versionName }) };
}

describe('The title of a bill whose versions have different ones', () => {
  const titles = [official(EXTENDS, 'Introduced in House'), official(REPEALS, 'Engrossed in House')];

  it('names its version only if a newer one has another', () => {
    expect(olderTitleVersion({ titles, versions }, EXTENDS)).toBe('Introduced in House');
    expect(olderTitleVersion({ titles, versions }, REPEALS)).toBeNull();
  });

  it('counts an enrolled print without a day as the newest', () => {
    const enrolled = [...titles, official(EXTENDS, 'Enrolled Bill')];
    expect(olderTitleVersion({ titles: enrolled, versions }, REPEALS)).toBe('Engrossed in House');
    expect(olderTitleVersion({ titles: enrolled, versions }, EXTENDS)).toBeNull();
  });

  it('names the stage of its type if no record names the version', () => {
    const old = [
      official(EXTENDS, undefined, 'Official Title as Introduced'),
      official(REPEALS, undefined, 'Official Title as Amended by House'),
    ];
    expect(olderTitleVersion({ titles: old, versions: [] }, EXTENDS)).toBe('As Introduced');
    expect(olderTitleVersion({ titles: old, versions: [] }, REPEALS)).toBeNull();
  });

  it('ignores other marks, other kinds and titles of parts', () => {
    const others = [
      official('To name the post office “Lee”.', 'Introduced in House'),
      official('To name the post office Lee', 'Engrossed in House'),
      official('Lee Act', 'Engrossed in House', 'Short Title(s) as Passed House'),
      official('Part A', 'Enrolled Bill', 'Official Title for portions of this bill'),
    ];
    expect(olderTitleVersion({ titles: others, versions }, 'To name the post office “Lee”.')).toBeNull();
    expect(olderTitleVersion({ titles: others, versions }, 'Unknown')).toBeNull();
  });
});

it('versionOfTitle prefers the version to the stage of the type', () => {
  expect(versionOfTitle(official(EXTENDS, 'Engrossed in House', 'Official Title as Introduced'))).toBe(
    'Engrossed in House',
  );
  expect(versionOfTitle(official(EXTENDS, undefined, 'Short Title(s) as Passed House for portions of this bill'))).toBe(
    'As Passed House',
  );
  expect(versionOfTitle(official(EXTENDS))).toBeNull();
});
