import { configure, getConfig } from '@testing-library/react';

/**
 * A query that finds nothing says so with the whole page as text. While a test waits, that happens after every change
 * of the page and only the last such error is read: a tenth of the time of the tests of screens. Here an error made
 * while waiting writes the page down when its message is read, which is when the wait has failed; others at once.
 */
const WAITING = '_disableExpensiveErrorDiagnostics';

// With a library that tells otherwise this would do nothing, and nobody would see it but by the clock.
if (!Object.hasOwn(getConfig(), WAITING)) throw new Error(`This version of Testing Library has no ${WAITING}`);

const { getElementError } = getConfig();

configure({
  getElementError(message, container) {
    // Without a message an element is described for the message of another error.
    if (message === null || Reflect.get(getConfig(), WAITING) !== true) return getElementError(message, container);
    const error = new Error(message);
    error.name = 'TestingLibraryElementError';
    let whole: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (whole ??= getElementError(message, container).message),
    });
    return error;
  },
});
