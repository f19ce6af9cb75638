import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { attachToasts } from '../shared/toast/toast-queue.ts';
import { preloadMenu } from '../shared/lazy/lazy-menu.tsx';
import { preloadSafeHtml } from '../shared/ui/safe-html.tsx';
import './quick-computed-style.ts';
import './no-owner-stacks.ts';
import './quick-query-errors.ts';

/**
 * All component tests of a worker share one window and one copy of every module, which avoids loading them for each
 * file. The cleanup here runs after every test, so that tests cannot affect each other.
 */

/** The window of the test environment, before its properties were copied to the global object. */
declare const jsdom: { window: Pick<Window, 'localStorage' | 'sessionStorage'> };
// Node.js 25 and newer have their own storages, which hide those of the window.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
}
// Screens are loaded on first render, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// Sizes never change in jsdom either.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Preloads the code that users only reach after the page is idle: menus and summaries.
await Promise.all([preloadMenu(), preloadSafeHtml()]);

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  // Discards queued toasts, which would otherwise appear in the next test.
  attachToasts(() => {})();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // Code that is still loading when a file ends would stay failed for every later file of the worker.
  await vi.dynamicImportSettled();
});
