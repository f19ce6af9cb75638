import { useState } from 'react';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { SideLayer } from '../../shared/ui/side-layer.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { CardFlyout } from './card-flyout.tsx';
import { DocumentTools } from './document-tools.tsx';
import type { DocumentFlyoutProps, DocumentTarget, TypedFlyoutProps } from './flyout-props.ts';
import { LegislationFlyout } from './legislation-flyout.tsx';
import { RegulationFlyout } from './regulation-flyout.tsx';
import { ResearchFlyout } from './research-flyout.tsx';
import { useActionsTab } from './use-actions-tab.tsx';
import { useAttachmentsTab } from './use-attachments-tab.tsx';
import { useCommentsTab } from './use-comments-tab.tsx';

/**
 * Any document beside a list (FLY-01), with a related document over it on demand. The one flyout of every screen:
 * Discover, Alerts, projects give it what they add.
 */
export function DocumentFlyout({ target, tabs = [], place, hasMenuKeys, ...rest }: DocumentFlyoutProps) {
  const isEditor = canEdit(useSession());
  const [related, setRelated] = useState<{ over: string; target: DocumentTarget } | null>(null);
  // Another document in the list closes what lay over the one before.
  const shown = related !== null && related.over === target.fusionId ? related.target : null;
  const onOpenRelated = (next: DocumentTarget) => setRelated({ over: target.fusionId, target: next });
  const actionsTab = useActionsTab(target);
  const attachmentsTab = useAttachmentsTab(target, onOpenRelated);
  const own = [actionsTab, attachmentsTab, useCommentsTab(target)].filter((tab) => tab !== null);
  return (
    <>
      <TypedFlyout
        target={target}
        {...rest}
        hasFactMenus={isEditor && place !== 'alert'}
        renderMenus={
          isEditor
            ? (document) => (
                <DocumentTools
                  document={document}
                  {...(place ? { place } : {})}
                  // Those of a document that lies over this one come first.
                  hasKeys={shown === null && (hasMenuKeys ?? true)}
                />
              )
            : undefined
        }
        tabs={[...own, ...tabs].toSorted((one, other) => one.index - other.index)}
        onOpenRelated={onOpenRelated}
      />
      {shown === null ? null : (
        <SideLayer onClose={() => setRelated(null)} label={texts.documents.fetching}>
          <RelatedFlyout target={shown} onClose={() => setRelated(null)} />
        </SideLayer>
      )}
    </>
  );
}

/** A related document: no list around it, no search behind it. */
function RelatedFlyout({ target, onClose }: { target: DocumentTarget; onClose: () => void }) {
  const [tab, setTab] = useState(0);
  return <DocumentFlyout target={target} matchedBy={null} tab={tab} onTabChange={setTab} onClose={onClose} />;
}

/** A related document over a page or another flyout. */
export function RelatedDocumentLayer({ target, onClose }: { target: DocumentTarget; onClose: () => void }) {
  return (
    <SideLayer onClose={onClose} label={texts.documents.fetching}>
      <RelatedFlyout target={target} onClose={onClose} />
    </SideLayer>
  );
}

function TypedFlyout({ target, ...rest }: Omit<TypedFlyoutProps, 'fusionId'> & { target: DocumentTarget }) {
  const { documentType, fusionId } = target;
  switch (documentType) {
    case 'Legislation':
    case 'GlobalLegislation':
      return <LegislationFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'Regulation':
      return <RegulationFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'ResearchDocument':
      return <ResearchFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    default:
      return <CardFlyout key={fusionId} fusionId={fusionId} {...rest} />;
  }
}
