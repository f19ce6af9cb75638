import { LIMITS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { checkValues, getDifferences, newValues } from './attachment-values.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const OTHER = { documentType: 'Legislation', fusionId: 'us-119-hr-2' } as const;

describe('Attachment form', () => {
  it('says which required values are missing or invalid', () => {
    expect(checkValues(newValues(null), 'link', true)).toEqual({
      title: 'Title is required.',
      url: 'URL is required for link attachments.',
    });
    const titled = { ...newValues(null), title: 'A' };
    expect(checkValues(titled, 'file', true)).toHaveProperty('file');
    expect(checkValues(titled, 'file', false)).toEqual({});
    expect(checkValues({ ...titled, url: 'not an address' }, 'link', true)).toHaveProperty('url');
    expect(checkValues({ ...titled, url: 'example.org' }, 'link', true)).toEqual({});
    const longest = `https://example.org/${'a'.repeat(LIMITS.url - 20)}`;
    expect(checkValues({ ...titled, url: longest }, 'link', true)).toEqual({});
    expect(checkValues({ ...titled, url: `${longest}a` }, 'link', true)).toEqual({
      url: 'Web addresses can have up to 2,000 characters.',
    });
  });

  it.each([
    [
      'setup.exe',
      3,
      'This file type isn’t supported. Attach a PDF, Word, Excel, PowerPoint, text, CSV, PNG or JPEG file.',
    ],
    ['empty.pdf', 0, 'This file is empty.'],
    ['REPORT.PDF', LIMITS.fileBytes, undefined],
    ['large.pdf', LIMITS.fileBytes + 1, 'Files can be up to 50.0 MB. Choose a smaller file.'],
  ])('checks the type and size of %s with %d bytes as the server does', (name, size, fault) => {
    const file = Object.defineProperty(new File([], name), 'size', { value: size });
    expect(checkValues({ ...newValues(null), title: 'A', file }, 'file', true).file).toBe(fault);
  });

  it('preselects the project or document it was opened from', () => {
    expect(newValues({ projectId: 'p' }).projects).toEqual(['p']);
    expect(newValues({ entity: BILL }).linkedEntities).toEqual([BILL]);
  });

  it('sends only the values that changed', () => {
    const before = { ...newValues({ entity: BILL }), title: 'A', url: 'https://example.org' };
    expect(getDifferences({ ...before, url: 'example.org', summary: '  ' }, before)).toEqual({});
    const after = { ...before, title: ' B ', summary: 'New', tags: ['t'], linkedEntities: [OTHER] };
    expect(getDifferences(after, before)).toEqual({
      title: 'B',
      summary: 'New',
      tags: ['t'],
      linkedEntityUpdates: { add: [OTHER], remove: [BILL] },
    });
  });
});
