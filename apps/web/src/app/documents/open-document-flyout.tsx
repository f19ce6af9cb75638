import { canEdit, useSession } from '../../shared/api/session.tsx';
import { isLicensedSchedule } from '../../features/schedules/model/is-licensed-schedule.ts';
import { ContactFlyout } from './contact-flyout.tsx';
import { CommitteeFlyout } from './committee-flyout.tsx';
import { DocumentTools } from './document-tools.tsx';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';
import type { DocumentFlyoutProps, TypedFlyoutProps } from './flyout-props.ts';
import { LegislationFlyout } from './legislation-flyout.tsx';
import { LicensedScheduleFlyout } from './licensed-schedule-flyout.tsx';
import { NewsFlyout } from './news-flyout.tsx';
import { PersonFlyout } from './person-flyout.tsx';
import { PresidentialActionFlyout } from './presidential-action-flyout.tsx';
import { RegulationFlyout } from './regulation-flyout.tsx';
import { ResearchFlyout } from './research-flyout.tsx';
import { ScheduleFlyout } from './schedule-flyout.tsx';
import { SocialPostFlyout } from './social-post-flyout.tsx';
import { useActionsTab } from './use-actions-tab.tsx';
import { useAttachmentsTab } from './use-attachments-tab.tsx';
import { useCommentsTab } from './use-comments-tab.tsx';
import { useRelatedDocument } from './use-related-document.tsx';

/** Flyout of any document beside a list. Use it through `DocumentFlyout`, which fetches this code. */
export function OpenDocumentFlyout(props: DocumentFlyoutProps) {
  return isLicensedSchedule(props.target.fusionId) ? (
    <LicensedScheduleFlyout {...props} />
  ) : (
    <PublicDocumentFlyout {...props} />
  );
}

/** Flyout of a public document, with a related document over it on demand. */
function PublicDocumentFlyout({ target, tabs = [], place, hasMenuKeys, ...rest }: DocumentFlyoutProps) {
  const isEditor = canEdit(useSession());
  // Closing a document that lies over another one closes every level above the first; its trail goes back by one level.
  const related = useRelatedDocument(target.fusionId, rest.trail ? rest.onClose : undefined);
  const actionsTab = useActionsTab(target);
  const attachmentsTab = useAttachmentsTab(target, related.onOpenRelated);
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
                  // Shortcuts of a document that lies over this one take precedence.
                  hasKeys={!related.isOpen && (hasMenuKeys ?? true)}
                />
              )
            : undefined
        }
        tabs={[...own, ...tabs].toSorted((one, other) => one.index - other.index)}
        onOpenRelated={related.onOpenRelated}
        renderOver={related.renderOver}
      />
    </>
  );
}

function TypedFlyout({ target, ...rest }: Omit<TypedFlyoutProps, 'fusionId'> & { target: DocumentTarget }) {
  const { documentType, fusionId } = target;
  switch (documentType) {
    case 'Legislation':
    case 'GlobalLegislation':
      return <LegislationFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'Committee':
      return <CommitteeFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'Regulation':
      return <RegulationFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'ResearchDocument':
      return <ResearchFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'News':
      return <NewsFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'SocialPost':
      return <SocialPostFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'CQSchedules':
      return <ScheduleFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'Person':
      return <PersonFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'CustomPerson':
    case 'CustomOrg':
      return <ContactFlyout key={fusionId} fusionId={fusionId} {...rest} />;
    case 'PresidentialAction':
      return <PresidentialActionFlyout key={fusionId} fusionId={fusionId} {...rest} />;
  }
}
