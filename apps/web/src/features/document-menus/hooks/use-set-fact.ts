import type { EntityMetadata, EntityMetadataChange } from '@rotunda/contract';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import type { Fact } from '../model/shared-fact.ts';
import { toastError } from '../model/toast-error.ts';

export type FactChoice = Pick<EntityMetadataChange, 'priority'> | Pick<EntityMetadataChange, 'position'>;

export interface FactSetting {
  fact: Fact;
  choice: FactChoice;
  documents: readonly MenuDocument[];
  /** Current values, for Undo; without them there is no Undo. */
  decided: readonly EntityMetadata[] | undefined;
}

const WORDS = {
  priority: { updated: texts.metadata.priorityUpdated, failed: texts.metadata.priorityFailed },
  position: { updated: texts.metadata.positionUpdated, failed: texts.metadata.positionFailed },
} as const;

/** Sets or clears the priority or position of documents, and reports it in the words of the specification (MET-01). */
export function useSetFact() {
  const { update } = useChangeDecisions();
  const [submitting, setSubmitting] = useState<Fact | null>(null);
  const set = async (setting: FactSetting): Promise<void> => {
    const { fact, choice, documents, decided } = setting;
    const changes = documents.map(({ fusionId, documentType }) => ({ fusionId, documentType, ...choice }));
    const before = decided?.map((document) => ({
      fusionId: document.fusionId,
      documentType: document.documentType,
      [fact]: document[fact],
    }));
    setSubmitting(fact);
    try {
      await update.mutateAsync({ changes });
      if (before === undefined) toast.success(WORDS[fact].updated);
      else toast.undo(WORDS[fact].updated, () => void update.mutateAsync({ changes: before }).catch(toastError));
    } catch {
      toast.error(WORDS[fact].failed, { label: texts.states.retry, run: () => void set(setting) });
    } finally {
      setSubmitting(null);
    }
  };
  return { set, submitting };
}
