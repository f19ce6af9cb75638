import { createContext } from 'react';
import type { PickerOption } from '../../../shared/ui/multi-picker.tsx';

export interface BoardPeople {
  /** Who may own a card. */
  choices: readonly PickerOption[];
  /** By id, also those who left. */
  nameOf: (userId: string) => string;
}

/** For what is shown on demand, as `BoardColumns`. */
export const BoardPeopleContext = createContext<BoardPeople>({ choices: [], nameOf: (userId) => userId });
