import type { TokenStream } from './token-stream.ts';
import type { UnitFacts } from './unit-facts.ts';

/** One of the two texts with its derived data. */
export interface Side {
  facts: readonly UnitFacts[];
  stream: TokenStream;
}
