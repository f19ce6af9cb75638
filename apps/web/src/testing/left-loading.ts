/** For the test that leaves it loading. */
export const IS_THERE = true;
