import { describe, expect, it } from 'vitest';
import { versionFacts } from './measure-texts.ts';

const getIds = (...versions: Parameters<typeof versionFacts>[1]) =>
  versionFacts('us-119-hr-1', versions).map(({ fnDocumentId }) => fnDocumentId);

describe('Text versions of a measure', () => {
  it('of one type without addresses are told apart by date', () => {
    const reported = { type: 'Reported in House', formats: [] };
    expect(
      getIds(
        { ...reported, date: '2025-01-01' },
        { ...reported, date: '2025-03-01' },
        { ...reported, date: '2025-03-01' },
      ),
    ).toEqual(['us-119-hr-1-rh', 'us-119-hr-1-rh-2']);
  });

  it('with the address of one file are one', () => {
    const formats = [{ type: 'XML', url: 'https://www.govinfo.gov/content/pkg/BILLS-119hr1rh/xml/BILLS-119hr1rh.xml' }];
    expect(
      getIds(
        { type: 'Reported in House', date: undefined, formats },
        { type: 'Reported in House', date: '2025-03-01', formats },
      ),
    ).toEqual(['us-119-hr-1-rh']);
  });
});
