import type { SearchModel } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useEffect, useMemo } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { useRowSelection, type RowSelection } from '../../../shared/hooks/use-row-selection.ts';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { discoverTexts } from '../discover-texts.ts';
import type { ResultHit } from './use-search-results.ts';

export interface ResultSelection extends RowSelection<ResultHit> {
  /** Whether all or some of the shown rows are selected. */
  isAll: boolean;
  isSome: boolean;
}

const getId = (hit: ResultHit) => hit.fusionId;

/**
 * Tracks the results selected for the bulk menus across the pages of one search. A different search starts with none.
 * @param current the row that x applies to: the open one, or the one opened last
 * @returns null for a viewer, who can do nothing with a selection
 */
export function useResultSelection(
  hits: readonly ResultHit[],
  searchModel: SearchModel,
  current: ResultHit | undefined,
): ResultSelection | null {
  const isEditor = canEdit(useSession());
  const selection = useRowSelection(hits, getId, LIMITS.bulkIds);
  const { clear, toggle } = selection;
  useEffect(() => clear(), [searchModel, clear]);
  const isFull = selection.rows.length === LIMITS.bulkIds;
  useEffect(() => {
    if (isFull) toast.info(discoverTexts.selectionFull);
  }, [isFull]);
  useShortcut(
    isEditor
      ? {
          keys: 'x',
          label: discoverTexts.select,
          group: texts.shortcuts.lists,
          run: () => {
            if (current !== undefined) toggle(current.fusionId, !selection.has(current.fusionId), false);
          },
        }
      : null,
  );
  return useMemo(() => {
    if (!isEditor) return null;
    const known = hits.filter((hit) => cardError(hit) === null);
    const chosen = known.filter((hit) => selection.has(hit.fusionId)).length;
    return { ...selection, isAll: known.length > 0 && chosen === known.length, isSome: chosen > 0 };
  }, [isEditor, hits, selection]);
}
