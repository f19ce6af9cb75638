import type { WorkflowColumn } from '@rotunda/contract';
import { createContext } from 'react';

/** The columns, for what is shown on demand: a thousand cards that were given them would all be drawn at each move. */
export const BoardColumns = createContext<readonly WorkflowColumn[]>([]);
