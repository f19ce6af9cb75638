import { expect, it } from 'vitest';
import { formatUsage } from './tags-texts.ts';

it('formatUsage says where a tag is used, or that it is not in use', () => {
  expect(formatUsage({ documents: 1200, actions: 1, attachments: 0, projects: 2 })).toBe(
    '1,200 documents, 1 action, 2 projects',
  );
  expect(formatUsage({ documents: 0, actions: 0, attachments: 0, projects: 0 })).toBe('Not in use');
});
