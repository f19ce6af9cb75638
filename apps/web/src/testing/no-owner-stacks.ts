import * as react from 'react';

/**
 * For every element, React records an error with a stack that says where it was created. No test reads it, and it takes
 * a tenth of the time of screen tests. React stops on its own above ten thousand elements a second; this makes it stop
 * immediately.
 */
const MAX_NOTED = 10_000;
const COUNT = 'recentlyCreatedOwnerStacks';

const parts: unknown[] = Object.values(react);
const counting = parts.find((part) => typeof part === 'object' && part !== null && Object.hasOwn(part, COUNT));
// Without this check, a React version that counts differently would only be noticed by slower tests.
if (counting === undefined) throw new Error(`This version of React has no ${COUNT}`);
Object.defineProperty(counting, COUNT, { get: () => MAX_NOTED, set: () => {} });
