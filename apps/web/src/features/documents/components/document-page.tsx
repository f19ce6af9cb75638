import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { BackButton } from '../../../shared/navigation/back-button.tsx';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { titleLimit } from '../../../shared/documents/card-views.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { documentTexts } from '../document-texts.ts';
import { useCollapsingHead } from '../hooks/use-collapsing-head.ts';
import { getCitation } from '../model/citation.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { DocumentOver, DocumentStatus, type HeadFact } from './document-head.tsx';

const Root = styled('article')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.token.surface,
}));

const Head = styled('header', { shouldForwardProp: (prop) => prop !== 'isCollapsed' })<{ isCollapsed: boolean }>(
  ({ theme, isCollapsed }) => ({
    flex: 'none',
    padding: '12px 32px 0',
    borderBottom: `1px solid ${theme.vars.palette.token.border}`,
    '& h1': {
      fontSize: 22,
      lineHeight: '28px',
      fontWeight: 600,
      letterSpacing: '-0.018em',
      margin: '2px 0 6px',
      maxWidth: 1100,
      overflowWrap: 'anywhere',
      // The head stays in place, so an expanded title of 1,955 characters scrolls within it.
      maxHeight: 112,
      overflow: 'auto',
    },
    // One row. On phones the tabs are hidden until the head expands, and the content's own tools form the second row.
    ...(isCollapsed
      ? {
          display: 'flex',
          alignItems: 'center',
          gap: 16,
          padding: '4px 32px 0',
          '& .MuiTabs-root': { flex: 'none', marginTop: 0, minHeight: 40 },
          '& .MuiTab-root': { minHeight: 40 },
        }
      : {}),
    [theme.breakpoints.down('sm')]: {
      padding: '4px 16px 0',
      // Tall enough for the 200 characters shown at first, even in capitals, so that they never scroll.
      '& h1': { fontSize: 18, lineHeight: '24px', maxHeight: 7 * 24 },
      ...(isCollapsed ? { padding: '4px 16px', '& .MuiTabs-root': { display: 'none' } } : {}),
    },
  }),
);

const FirstLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  // In a collapsed head, next to the tabs.
  flex: '1 1 0',
  minWidth: 0,
});

const ShortTitle = styled('span')({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

const Buttons = styled('span')({ marginLeft: 'auto', display: 'flex', flex: 'none' });

const Menus = styled('div')({ '&:not(:empty)': { marginTop: 10 } });

export interface PageTab {
  value: string;
  label: string;
  count?: number;
}

export interface DocumentPageProps {
  document: DocumentCard;
  identifier: string;
  place: string;
  badge: ReactNode;
  statusText: string;
  facts: readonly HeadFact[];
  tabs: readonly PageTab[];
  tab: string;
  onTabChange: (tab: string) => void;
  /** Menus for decisions about the document, if the tab has no rail that offers them. May be null. */
  menus?: ReactNode;
  /** Buttons in addition to those that every page has. */
  headActions?: ReactNode;
  children: ReactNode;
}

/**
 * Full page of a document: a sticky head that shrinks while the user reads, tabs, and the content of the selected tab.
 */
export function DocumentPage(props: DocumentPageProps) {
  const {
    document,
    identifier,
    place,
    badge,
    statusText,
    facts,
    tabs,
    tab,
    onTabChange,
    menus,
    headActions,
    children,
  } = props;
  usePageTitle(document.title);
  const address = `${location.origin}${documentPath(document)}`;
  const head = useRef<HTMLElement>(null);
  const { isCollapsed, handlers, expand } = useCollapsingHead(head);
  return (
    <Root aria-label={identifier} {...handlers} data-head={isCollapsed ? 'collapsed' : 'whole'}>
      <Head ref={head} isCollapsed={isCollapsed}>
        <FirstLine>
          <BackButton parent="/discover" />
          <DocumentOver identifier={identifier} place={isCollapsed ? null : place} />
          {isCollapsed ? <ShortTitle>{document.title}</ShortTitle> : null}
          <Buttons>
            {isCollapsed ? (
              <IconButton icon="chevron-down" label={documentTexts.showHead} isExpanded={false} onClick={expand} />
            ) : null}
            {headActions}
            <IconButton
              icon="quote"
              label={documentTexts.copyCitation}
              onClick={() => void copyText(getCitation(document, location.origin))}
            />
            <IconButton
              icon="copy"
              label={documentTexts.copyLink}
              onClick={() => void copyText(address, texts.clipboard.link)}
            />
          </Buttons>
        </FirstLine>
        <h1 hidden={isCollapsed}>
          <TruncatedText key={document.fusionId} text={document.title} limit={titleLimit(document.documentType)} />
        </h1>
        <div hidden={isCollapsed}>
          <DocumentStatus sourceUrl={document.sourceUrl} badge={badge} statusText={statusText} facts={facts} />
        </div>
        <Menus hidden={isCollapsed}>{menus}</Menus>
        <Tabs value={tab} onChange={(_event, next: string) => onTabChange(next)} sx={{ mt: 1 }}>
          {tabs.map(({ value, label, count }) => (
            <Tab
              key={value}
              value={value}
              label={
                <>
                  {label}
                  {count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
                </>
              }
            />
          ))}
        </Tabs>
      </Head>
      {children}
    </Root>
  );
}
