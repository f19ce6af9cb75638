/** For the test that ends while this module is still loading. */
export const IS_THERE = true;
