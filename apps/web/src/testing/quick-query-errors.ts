import { configure, getConfig } from '@testing-library/react';

/**
 * Creates query errors lazily. A failed query prints the whole page into its message. While a test waits, this happened
 * after every change of the page although only the last error is read, and took a tenth of the time of screen tests. An
 * error created while waiting now prints the page when its message is read, after the wait has failed. Other errors
 * print it immediately.
 */
const WAITING = '_disableExpensiveErrorDiagnostics';

// Without this check, a Testing Library version without the setting would only be noticed by slower tests.
if (!Object.hasOwn(getConfig(), WAITING)) throw new Error(`This version of Testing Library has no ${WAITING}`);

const { getElementError } = getConfig();

configure({
  getElementError(message, container) {
    // Without a message, Testing Library only describes an element for another error's message.
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
