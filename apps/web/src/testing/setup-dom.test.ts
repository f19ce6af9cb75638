import { expect, it } from 'vitest';

let isThere = false;

it('A test can end while a module is still loading', () => {
  void import('./left-loading.ts').then((screen) => {
    isThere = screen.IS_THERE;
  });
  expect(isThere).toBe(false);
});

it('The module has loaded before the next test starts', () => {
  expect(isThere).toBe(true);
});
