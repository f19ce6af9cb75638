import { useState } from 'react';
import { UnsavedChangesContext } from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SideLayer } from '../../shared/ui/side-layer.tsx';
import { DocumentFlyout } from './document-flyout.tsx';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';
import { useGuardedLayer } from './use-guarded-layer.ts';

export interface RelatedLayerProps {
  target: DocumentTarget;
  /** The list it was opened from, for previous and next; empty if there is none. */
  among: readonly DocumentTarget[];
  /** Name of the document or screen beneath. */
  under: string;
  onBack: () => void;
  /** Returns to where the first of the stacked documents was opened. */
  onCloseAll: () => void;
}

/** A document over the current one, with a way back to it and steps through the list it was opened from. */
export function OpenRelatedLayer({ target, among, under, onBack, onCloseAll }: RelatedLayerProps) {
  const [shown, setShown] = useState(target);
  const [tab, setTab] = useState(0);
  const { forms, guarded } = useGuardedLayer();
  const back = guarded(onBack);
  const at = among.findIndex(({ fusionId }) => fusionId === shown.fusionId);
  const stepTo = (index: number) => {
    const next = at === -1 ? undefined : among[index];
    if (next === undefined) return undefined;
    return guarded(() => {
      setShown(next);
      setTab(0);
    });
  };
  return (
    <UnsavedChangesContext value={forms}>
      <SideLayer onClose={back} label={texts.documents.fetching}>
        <DocumentFlyout
          target={shown}
          preloaded={shown.preloaded}
          matchedBy={null}
          tab={tab}
          onTabChange={guarded(setTab)}
          trail={{ name: under, onBack: back }}
          onClose={guarded(onCloseAll)}
          onPrevious={stepTo(at - 1)}
          onNext={stepTo(at + 1)}
        />
      </SideLayer>
    </UnsavedChangesContext>
  );
}
