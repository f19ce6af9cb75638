import { useListKeys } from '../hooks/use-list-keys.ts';

export interface OpenRecordOptions {
  /** Ids of the list as it is shown. */
  ids: readonly string[];
  openId: string | undefined;
  /** With `replace` Back does not stop at it; null closes the flyout. */
  onOpen: (id: string | null, replace: boolean) => void;
  /** Whether j and k walk through the list. */
  hasKeys?: boolean;
}

/** The flyout's way through the list beside it: to the record before, to the next, and out. */
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
