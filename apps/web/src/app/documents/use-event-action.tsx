import type { ReactNode } from 'react';
import { getLinkedEntity } from '../../shared/linked-entities/get-linked-entity.ts';
import { startOfDay } from '../../shared/format/local-time.ts';
import type { Bill, BillEvent } from '../../features/legislation/hooks/use-legislation.ts';
import { useActionFrom } from './use-action-from.tsx';

export interface EventAction {
  /** Null for a viewer. */
  onCreateAction: ((event: BillEvent) => void) | null;
  dialog: ReactNode;
}

/**
 * Turns a committee event into an action (ACT-03): a one-hour meeting about the bill, at the event's time or on its day.
 * While the bill is still being fetched there are no events to choose.
 */
export function useEventAction(bill: Bill | undefined): EventAction {
  const { onCreateAction, dialog } = useActionFrom();
  const entity = bill === undefined ? null : getLinkedEntity(bill);
  return {
    onCreateAction:
      onCreateAction &&
      (({ eventTitle, eventTs, eventDate }) => {
        const startTime = eventTs ?? startOfDay(eventDate ?? '');
        onCreateAction({
          name: eventTitle,
          linkedEntities: entity === null ? [] : [entity],
          ...(startTime === null ? {} : { startTime }),
        });
      }),
    dialog,
  };
}
