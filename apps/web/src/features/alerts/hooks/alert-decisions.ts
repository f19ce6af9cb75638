import type { DocumentCard } from '@rotunda/contract';
import { createContext, type ReactNode } from 'react';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

export type AlertFact = 'priority' | 'position' | 'projects' | 'workflow';

/** What can be decided about the documents of alerts. It belongs to another feature, and stands in the menu "Options". */
export interface AlertDecisions {
  /** The lines of the menu; none for documents about which it cannot be decided. */
  itemsOf: (
    documents: readonly DocumentCard[],
  ) => readonly { fact: AlertFact; icon: IconName; label: string; isDisabled: boolean }[];
  /** What a line opens. */
  renderMenu: (menu: {
    fact: AlertFact;
    documents: readonly DocumentCard[];
    anchor: () => HTMLElement | null;
    onClose: () => void;
  }) => ReactNode;
}

export const AlertDecisionsContext = createContext<AlertDecisions | null>(null);
