import type { DocumentCard } from '@rotunda/contract';
import { createContext, type ReactNode } from 'react';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

export type AlertFact = 'priority' | 'position' | 'projects' | 'workflow';

/** Decisions about the documents of alerts. Another feature provides them, and they appear in the "Options" menu. */
export interface AlertDecisions {
  /** Returns the menu items; none for documents that these decisions do not apply to. */
  getItems: (
    documents: readonly DocumentCard[],
  ) => readonly { fact: AlertFact; icon: IconName; label: string; isDisabled: boolean }[];
  /** Renders what a menu item opens. */
  renderMenu: (menu: {
    fact: AlertFact;
    documents: readonly DocumentCard[];
    anchor: () => HTMLElement | null;
    onClose: () => void;
  }) => ReactNode;
}

export const AlertDecisionsContext = createContext<AlertDecisions | null>(null);
