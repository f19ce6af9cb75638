import { expect, it } from 'vitest';
import { initialsOf } from './portrait.tsx';

it('keeps a letter of several code points whole', () => {
  expect(initialsOf('E\u0301mile 𐐀ce')).toBe('E\u0301𐐀');
});
