import { useListKeys } from '../hooks/use-list-keys.ts';

export interface OpenRecordOptions {
  /** Ids of the list in display order. */
  ids: readonly string[];
  openId: string | undefined;
  /** Opens a record; null closes the flyout. With `replace`, no history entry is added. */
  onOpen: (id: string | null, replace: boolean) => void;
  /** Whether j and k move through the list. */
  hasKeys?: boolean;
}

/** Connects a flyout to the list next to it: previous record, next record, and close. */
export function useOpenRecord({ ids, openId, onOpen, hasKeys = true }: OpenRecordOptions) {
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  const go = (to: number) => () => onOpen(ids[to] ?? null, true);
  useListKeys({ count: hasKeys ? ids.length : 0, index: index < 0 ? null : index, onMove: (to) => go(to)() });
  return {
    onClose: () => onOpen(null, true),
    onPrevious: index > 0 ? go(index - 1) : undefined,
    onNext: index >= 0 && index < ids.length - 1 ? go(index + 1) : undefined,
  };
}
