import { cutText } from '@rotunda/domain';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRouter } from '@tanstack/react-router';
import type { DocumentCard } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { titleLimit } from '../../../shared/documents/card-views.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ContentsBar } from '../../../shared/ui/contents-bar.tsx';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import type { FlyoutTrailProps } from '../../../shared/ui/flyout-trail.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { getContents, SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { StageTrack, type Stage } from '../../../shared/ui/stage-track.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { documentTexts } from '../document-texts.ts';
import type { MatchedBy } from '../hooks/use-match.ts';
import { useWhyMatched } from '../hooks/use-why-matched.tsx';
import { fullPageAddress } from '../model/reading-address.ts';
import { getCitation } from '../model/citation.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { DocumentDecisions, DocumentOver, DocumentStatus, type HeadFact } from './document-head.tsx';
import { MatchBar } from './match-bar.tsx';

/** A tab beside Overview with a fixed index (FLY-01). The index of an absent tab stays unused. */
export interface FlyoutTab {
  index: 1 | 2 | 3 | 4 | 5;
  label: string;
  count?: number;
  content: ReactNode;
}

/** Navigation of the flyout beside its list, provided by the screen. */
export interface FlyoutNavigation {
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** What lies beneath, if the document is over another one. */
  trail?: FlyoutTrailProps | undefined;
  /** Selected tab, by fixed index. */
  tab: number;
  onTabChange: (tab: number) => void;
}

export interface DocumentFlyoutViewProps extends FlyoutNavigation {
  document: DocumentCard;
  identifier: string;
  place: string;
  badge: ReactNode;
  statusText: string;
  facts?: readonly HeadFact[];
  stages?: readonly Stage[];
  /** Null while they are being fetched. */
  sections: readonly SectionSpec[] | null;
  /** The search that led here; null if there was none. */
  matchedBy: MatchedBy | null;
  /** Renders the menus for decisions about the document; undefined for a viewer. */
  renderMenus?: ((document: DocumentCard) => ReactNode) | undefined;
  /** These menus show priority and position, so the line below them does not. */
  hasFactMenus: boolean;
  tabs?: readonly FlyoutTab[];
  headActions?: ReactNode;
  /** Renders what lies over this document, given the name to lead back to. */
  renderOver?: ((name: string) => ReactNode) | undefined;
}

/** Flyout view of any document: head, tabs, sticky bar and sections (FLY-01). */
export function DocumentFlyoutView(props: DocumentFlyoutViewProps) {
  const {
    document,
    identifier,
    place,
    badge,
    statusText,
    facts,
    stages,
    renderMenus,
    hasFactMenus,
    tabs = [],
    headActions,
    renderOver,
  } = props;
  const { onClose, onPrevious, onNext, trail, tab } = props;
  const router = useRouter();
  const shownTab = tabs.find(({ index }) => index === tab) ?? null;
  const address = `${location.origin}${documentPath(document)}`;
  return (
    <>
      <Flyout
        label={cutText(`${identifier} ${document.title}`, 200)}
        onClose={onClose}
        onPrevious={onPrevious}
        onNext={onNext}
        trail={trail}
        onOpenFullPage={() => void router.navigate({ href: fullPageAddress(document, props.matchedBy) })}
        contentKey={`${document.fusionId}:${tab}`}
        over={<DocumentOver identifier={identifier} place={place} />}
        title={
          <TruncatedText key={document.fusionId} text={document.title} limit={titleLimit(document.documentType)} />
        }
        headActions={
          <>
            {headActions}
            <IconButton
              icon="copy"
              label={documentTexts.copyLink}
              onClick={() => void copyText(address, texts.clipboard.link)}
            />
          </>
        }
        head={
          <>
            <DocumentStatus
              sourceUrl={document.sourceUrl}
              badge={badge}
              statusText={statusText}
              {...(facts ? { facts } : {})}
            />
            {stages && stages.length > 0 ? (
              <div style={{ marginTop: 12 }}>
                <StageTrack stages={stages} />
              </div>
            ) : null}
            {renderMenus ? <div style={{ marginTop: 12 }}>{renderMenus(document)}</div> : null}
            <DocumentDecisions metadata={document.metadata} hasFacts={!hasFactMenus} />
            <FlyoutTabs {...props} tabs={tabs} tab={shownTab?.index ?? 0} />
          </>
        }
      >
        {shownTab === null ? <Overview key={document.fusionId} {...props} /> : shownTab.content}
      </Flyout>
      {renderOver?.(identifier)}
    </>
  );
}

function FlyoutTabs({
  tabs,
  tab,
  onTabChange,
}: { tabs: readonly FlyoutTab[] } & Pick<FlyoutNavigation, 'tab' | 'onTabChange'>) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, index: number) => onTabChange(index)}
      variant="scrollable"
      scrollButtons={false}
      // The line below the tabs spans the head, whose padding differs between the two sides.
      sx={{
        mt: 2,
        ml: { xs: -4, sm: -6 },
        pl: { xs: 4, sm: 6 },
        mr: { xs: -3, sm: -5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tab value={0} label={documentTexts.overview} />
      {tabs.map(({ index, label, count }) => (
        <Tab
          key={index}
          value={index}
          label={
            <>
              {label}
              {count === undefined ? null : <CountBadge>{count}</CountBadge>}
            </>
          }
        />
      ))}
    </Tabs>
  );
}

function Overview({ document, sections, matchedBy }: DocumentFlyoutViewProps) {
  const why = useWhyMatched(document, matchedBy);
  const all = [...why.sections, ...(sections ?? [])];
  return (
    <>
      <ContentsBar entries={getContents(all)}>
        <MatchBar total={why.total} current={why.current} onGo={why.goTo} />
        <IconButton
          icon="quote"
          label={documentTexts.copyCitation}
          size="small"
          onClick={() => void copyText(getCitation(document, location.origin))}
        />
      </ContentsBar>
      <SectionList sections={all} />
      {sections === null ? <FetchingSections /> : null}
    </>
  );
}

/** Placeholder for what is being fetched. The head and the list's facts can be read meanwhile. */
function FetchingSections() {
  return (
    <>
      <VisuallyHidden role="status">{texts.documents.fetching}</VisuallyHidden>
      <SkeletonText lines={9} />
    </>
  );
}
