import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

const OpenRelatedLayer = lazyComponent(async () => (await import('./related-document-layer.tsx')).OpenRelatedLayer);

interface Opened {
  /** Id of the document or screen beneath when it was opened. */
  over: string;
  target: DocumentTarget;
  among: readonly DocumentTarget[];
}

export interface RelatedDocument {
  isOpen: boolean;
  onOpenRelated: OpenRelated;
  /** Renders the document on top, given the name of what lies beneath; null while none is open. */
  renderOver: (name: string) => ReactNode;
}

/**
 * Opens a document over the current one. It can open further documents, each over the previous one.
 * @param over id of the document or screen beneath; a different id closes the documents above it
 * @param onCloseAll also closes the levels beneath; leave it out for the first level
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
