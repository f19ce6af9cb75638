import type { ReactNode } from 'react';

/** A component of `shared/ui` in each of its states. */
export interface Piece {
  name: string;
  states: Readonly<Record<string, () => ReactNode>>;
}
