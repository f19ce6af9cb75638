import { useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { SideLayer } from '../../shared/ui/side-layer.tsx';
import { DocumentFlyout } from './document-flyout.tsx';
import type { DocumentTarget } from './flyout-props.ts';

/** A document over what is shown: no list around it, no search behind it. */
export function OpenRelatedLayer({ target, onClose }: { target: DocumentTarget; onClose: () => void }) {
  const [tab, setTab] = useState(0);
  return (
    <SideLayer onClose={onClose} label={texts.documents.fetching}>
      <DocumentFlyout target={target} matchedBy={null} tab={tab} onTabChange={setTab} onClose={onClose} />
    </SideLayer>
  );
}
