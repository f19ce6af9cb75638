import type { WorkflowColumn } from '@rotunda/contract';
import { createContext } from 'react';

/**
 * The columns for on-demand UI. They are in a context because passing them to a thousand cards would render all of
 * these on every move.
 */
export const BoardColumns = createContext<readonly WorkflowColumn[]>([]);
