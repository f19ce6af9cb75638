import { useState, type ReactNode } from 'react';
import { CreateLinkedAction } from '../../features/actions/components/document-actions.tsx';
import { linkedEntityOf } from '../../shared/linked-entities/linked-entity-of.ts';
import { startOfDay } from '../../shared/format/local-time.ts';
import type { Bill, BillEvent } from '../../features/legislation/hooks/use-legislation.ts';
import { canEdit, useSession } from '../../shared/api/session.tsx';

export interface EventAction {
  /** Null for a viewer. */
  onCreateAction: ((event: BillEvent) => void) | null;
  dialog: ReactNode;
}

/**
 * A committee event made into an action (S2 §9): a meeting of an hour, about the bill, at the event's time or on its day.
 * Without a bill, which is still fetched, there is no event to choose.
 */
export function useEventAction(bill: Bill | undefined): EventAction {
  const isEditor = canEdit(useSession());
  const [event, setEvent] = useState<BillEvent | null>(null);
  const entity = bill === undefined ? null : linkedEntityOf(bill);
  const startTime = event && (event.eventTs ?? startOfDay(event.eventDate ?? ''));
  return {
    onCreateAction: isEditor ? setEvent : null,
    dialog:
      event === null ? null : (
        <CreateLinkedAction
          context={{
            name: event.eventTitle,
            linkedEntities: entity === null ? [] : [entity],
            ...(startTime === null ? {} : { startTime }),
          }}
          onClose={() => setEvent(null)}
        />
      ),
  };
}
