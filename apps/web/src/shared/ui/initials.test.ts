import { expect, it } from 'vitest';
import { getInitials } from './portrait.tsx';

it('keeps a letter of several code points whole', () => {
  expect(getInitials('E\u0301mile 𐐀ce')).toBe('E\u0301𐐀');
});
