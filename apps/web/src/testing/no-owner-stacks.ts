import * as react from 'react';

/**
 * React notes with every element where in the code it was made, by an error and its stack, for messages no test reads:
 * a tenth of the time of the tests of screens. It stops by itself past ten thousand elements a second; here at once.
 */
const NOTED_AT_MOST = 10_000;
const COUNT = 'recentlyCreatedOwnerStacks';

const parts: unknown[] = Object.values(react);
const counting = parts.find((part) => typeof part === 'object' && part !== null && Object.hasOwn(part, COUNT));
// With a React that counts otherwise this would do nothing, and nobody would see it but by the clock.
if (counting === undefined) throw new Error(`This version of React has no ${COUNT}`);
Object.defineProperty(counting, COUNT, { get: () => NOTED_AT_MOST, set: () => {} });
