import { useState, type ReactNode } from 'react';
import { late } from '../../shared/late/late.tsx';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

const OpenRelatedLayer = late(async () => (await import('./related-document-layer.tsx')).OpenRelatedLayer);

interface Opened {
  /** What was read when it was opened. */
  over: string;
  target: DocumentTarget;
  among: readonly DocumentTarget[];
}

export interface RelatedDocument {
  isOpen: boolean;
  onOpenRelated: OpenRelated;
  /** The document that lies over, told the name of what it lies over; nothing while there is none. */
  renderOver: (name: string) => ReactNode;
}

/**
 * A document over the one that is read; it leads on to others, each over the one before.
 * @param over id of what is read: another one closes what lay over the one before
 * @param onCloseAll closes the levels beneath too; the document is the first level without it
 */
export function useRelatedDocument(over: string, onCloseAll?: () => void): RelatedDocument {
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = opened?.over === over ? opened : null;
  const onBack = () => setOpened(null);
  return {
    isOpen: shown !== null,
    onOpenRelated: (target, among = []) => setOpened({ over, target, among }),
    renderOver: (name) =>
      shown === null ? null : (
        <OpenRelatedLayer
          key={shown.target.fusionId}
          target={shown.target}
          among={shown.among}
          under={name}
          onBack={onBack}
          onCloseAll={onCloseAll ?? onBack}
        />
      ),
  };
}
