import { expect, it } from 'vitest';

let isThere = false;

it('lets a test end while a screen is loading', () => {
  void import('./left-loading.ts').then((screen) => {
    isThere = screen.IS_THERE;
  });
  expect(isThere).toBe(false);
});

it('has loaded it before the next test, and so before the worker goes on to another file', () => {
  expect(isThere).toBe(true);
});
