import type { SearchAlert } from '@rotunda/contract';
import { useEffect, type RefObject } from 'react';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { rowSlots } from '../../../shared/ui/list-row-root.ts';
import type { AlertActions } from '../api/use-alert-actions.ts';
import { alertsTexts } from '../model/alerts-texts.ts';

export interface AlertKeysOptions {
  rows: readonly SearchAlert[];
  currentId: string | null;
  /** Whether the flyout is open, in which case moving shows the next document in it. */
  isOpen: boolean;
  pane: RefObject<HTMLElement | null>;
  onCursor: (alertId: string) => void;
  onOpen: (alert: SearchAlert, options?: { replace?: boolean }) => void;
  actions: AlertActions | null;
  /** Rows selected by their checkboxes, to which the shortcuts then apply. */
  chosen: readonly SearchAlert[];
}

/**
 * Registers the list's shortcuts: j/k and ↑/↓ move, Enter opens (the row's own link has the focus), e marks irrelevant
 * and r marks read.
 */
export function useAlertKeys(options: AlertKeysOptions): void {
  const { rows, currentId, isOpen, pane, onCursor, onOpen, actions, chosen } = options;
  const index = rows.findIndex((alert) => alert._id === currentId);
  const current = rows[index];
  const meant = chosen.length > 0 ? chosen : current ? [current] : [];
  useListKeys({
    count: rows.length,
    index: index === -1 ? null : index,
    onMove: (next) => {
      const alert = rows[next];
      if (!alert) return;
      const link = pane.current?.querySelectorAll<HTMLElement>(`a.${rowSlots.titleLink}`)[next];
      link?.scrollIntoView({ block: 'nearest' });
      onCursor(alert._id);
      if (isOpen) onOpen(alert, { replace: true });
      else link?.focus();
    },
  });
  useEffect(() => {
    // The focused row has left the list, so the focus moves on with the cursor.
    if (index === -1 || isOpen || document.activeElement !== document.body) return;
    pane.current?.querySelectorAll<HTMLElement>(`a.${rowSlots.titleLink}`)[index]?.focus();
  }, [index, currentId, isOpen, pane]);
  const group = texts.shortcuts.lists;
  useShortcut(
    actions
      ? {
          keys: 'e',
          label: alertsTexts.markIrrelevant,
          group,
          run: () => {
            const [first] = meant;
            if (first) void actions.setIrrelevant(meant, !first.markedIrrelevant);
          },
        }
      : null,
  );
  useShortcut(
    actions
      ? {
          keys: 'r',
          label: `${alertsTexts.markRead} or unread`,
          group,
          run: () => {
            if (meant.length > 0)
              void actions.setRead(
                meant,
                meant.some((alert) => !alert.markedRead),
              );
          },
        }
      : null,
  );
}
