import { useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { SideLayer } from '../../shared/ui/side-layer.tsx';
import { DocumentFlyout } from './document-flyout.tsx';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';

export interface RelatedLayerProps {
  target: DocumentTarget;
  /** The list it was opened from, for the one before and the one after; empty without one. */
  among: readonly DocumentTarget[];
  /** Name of what lies beneath. */
  under: string;
  onBack: () => void;
  /** Back to where the first of them was opened. */
  onCloseAll: () => void;
}

/** A document over what is shown, with the way back to it and through the list it was opened from. */
export function OpenRelatedLayer({ target, among, under, onBack, onCloseAll }: RelatedLayerProps) {
  const [shown, setShown] = useState(target);
  const [tab, setTab] = useState(0);
  const at = among.findIndex(({ fusionId }) => fusionId === shown.fusionId);
  const stepTo = (index: number) => {
    const next = at === -1 ? undefined : among[index];
    if (next === undefined) return undefined;
    return () => {
      setShown(next);
      setTab(0);
    };
  };
  return (
    <SideLayer onClose={onBack} label={texts.documents.fetching}>
      <DocumentFlyout
        target={shown}
        held={shown.held}
        matchedBy={null}
        tab={tab}
        onTabChange={setTab}
        trail={{ name: under, onBack }}
        onClose={onCloseAll}
        onPrevious={stepTo(at - 1)}
        onNext={stepTo(at + 1)}
      />
    </SideLayer>
  );
}
