import type { EntityMetadata, EntityMetadataChange } from '@rotunda/contract';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { toastFault } from '../model/toast-fault.ts';
import type { MenuDocument } from '../model/menu-document.ts';

export type Fact = 'priority' | 'position';
export type FactChoice = Pick<EntityMetadataChange, 'priority'> | Pick<EntityMetadataChange, 'position'>;

const WORDS = {
  priority: { updated: texts.metadata.priorityUpdated, failed: texts.metadata.priorityFailed },
  position: { updated: texts.metadata.positionUpdated, failed: texts.metadata.positionFailed },
} as const;

/**
 * Sets or clears priority or position of documents, and says so in the words of S3 §8.
 * @param decided what they have now, for Undo; without it there is none
 */
export function useSetFact(
  fact: Fact,
  documents: readonly MenuDocument[],
  decided: readonly EntityMetadata[] | undefined,
) {
  const { update } = useChangeDecisions();
  const set = async (choice: FactChoice): Promise<void> => {
    const changes = documents.map(({ fusionId, documentType }) => ({ fusionId, documentType, ...choice }));
    const before = decided?.map((document) => ({
      fusionId: document.fusionId,
      documentType: document.documentType,
      [fact]: document[fact],
    }));
    try {
      await update.mutateAsync({ changes });
      if (before === undefined) toast.success(WORDS[fact].updated);
      else toast.undo(WORDS[fact].updated, () => void update.mutateAsync({ changes: before }).catch(toastFault));
    } catch {
      toast.error(WORDS[fact].failed, { label: texts.states.retry, run: () => void set(choice) });
    }
  };
  return { set, isSubmitting: update.isPending };
}
