import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { attachToasts } from '../shared/toast/toast-queue.ts';
import { preloadMenu } from '../shared/late/late-menu.tsx';
import { preloadSafeHtml } from '../shared/ui/safe-html.tsx';
import './quick-computed-style.ts';
import './no-owner-stacks.ts';
import './quick-query-errors.ts';

/**
 * All component tests of a worker share one window and one copy of every module, which saves loading them for each
 * file. What a test leaves behind is put right here, after each test of each file, so that none can see another.
 */

/** The window the test environment made, before it was spread over the global object. */
declare const jsdom: { window: Pick<Window, 'localStorage' | 'sessionStorage'> };
// Node.js 25 and newer have storages of their own, which hide those of the window.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
}
// Screens are loaded when first shown; on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 20_000 });
// jsdom draws nothing, so it cannot scroll.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// Nor does anything change its size in it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// People open a menu and read a summary after the page is idle, when their code is there.
await Promise.all([preloadMenu(), preloadSafeHtml()]);

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  // Toasts that no page showed would wait for the next test.
  attachToasts(() => {})();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // What is still loading when a file ends has failed for every later file of the worker.
  await vi.dynamicImportSettled();
});
