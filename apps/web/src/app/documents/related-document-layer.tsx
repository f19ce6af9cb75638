import { useState } from 'react';
import { UnsavedChangesContext } from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SideLayer } from '../../shared/ui/side-layer.tsx';
import { DocumentFlyout } from './document-flyout.tsx';
import type { DocumentTarget } from './flyout-props.ts';
import { useGuardedLayer } from './use-guarded-layer.ts';

/** A document over what is shown: no list around it, no search behind it. */
export function OpenRelatedLayer({ target, onClose }: { target: DocumentTarget; onClose: () => void }) {
  const [tab, setTab] = useState(0);
  const { forms, guarded } = useGuardedLayer();
  const close = guarded(onClose);
  return (
    <UnsavedChangesContext value={forms}>
      <SideLayer onClose={close} label={texts.documents.fetching}>
        <DocumentFlyout target={target} matchedBy={null} tab={tab} onTabChange={guarded(setTab)} onClose={close} />
      </SideLayer>
    </UnsavedChangesContext>
  );
}
