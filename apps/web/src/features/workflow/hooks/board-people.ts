import { createContext } from 'react';
import type { PickerOption } from '../../../shared/ui/multi-picker.tsx';

export interface BoardPeople {
  /** Users who can own a card. */
  choices: readonly PickerOption[];
  /** Returns a user's name by id, including users who have left. */
  getName: (userId: string) => string;
}

/** The users for on-demand UI, in a context for the same reason as `BoardColumns`. */
export const BoardPeopleContext = createContext<BoardPeople>({ choices: [], getName: (userId) => userId });
