import { useState } from 'react';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { CardFlyout } from './card-flyout.tsx';
import { RelatedDocumentLayer } from './document-flyout.tsx';
import { DocumentTools } from './document-tools.tsx';
import type { DocumentFlyoutProps, DocumentTarget, TypedFlyoutProps } from './flyout-props.ts';
import { LegislationFlyout } from './legislation-flyout.tsx';
import { PresidentialActionFlyout } from './presidential-action-flyout.tsx';
import { RegulationFlyout } from './regulation-flyout.tsx';
import { ResearchFlyout } from './research-flyout.tsx';
import { useActionsTab } from './use-actions-tab.tsx';
import { useAttachmentsTab } from './use-attachments-tab.tsx';
import { useCommentsTab } from './use-comments-tab.tsx';

/** A document and, on demand, a related one over it. Opened through `DocumentFlyout`, which fetches this code. */
export function OpenDocumentFlyout({ target, tabs = [], place, hasMenuKeys, ...rest }: DocumentFlyoutProps) {
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
      {shown === null ? null : <RelatedDocumentLayer target={shown} onClose={() => setRelated(null)} />}
    </>
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
    case 'PresidentialAction':
      return <PresidentialActionFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    default:
      return <CardFlyout key={fusionId} fusionId={fusionId} {...rest} />;
  }
}
