import { styled } from '@mui/material/styles';
import { Children, useId, useState, type ReactNode } from 'react';
import { formatNumber } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { CountBadge } from './count-badge.tsx';
import { Icon } from './icon.tsx';
import { ShowToggle } from './show-toggle.tsx';

const Root = styled('section')(({ theme }) => ({
  paddingTop: 20,
  scrollMarginTop: 'var(--section-scroll-margin, 56px)',
  '& + &': { marginTop: 20, borderTop: `1px solid ${theme.vars.palette.token.border}` },
}));

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  marginBottom: 8,
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.006em' },
});

const HeadEnd = styled('span')({ marginLeft: 'auto', display: 'flex', gap: 4, alignItems: 'center' });

const FoldButton = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
});

export interface SectionHeaderProps {
  title: string;
  /** Id of the heading, so that it can label the section. */
  headingId?: string;
  count?: number | undefined;
  action?: ReactNode;
}

/** Title, count, and one action on the right; 28 px high. */
export function SectionHeader({ title, headingId, count, action }: SectionHeaderProps) {
  return (
    <Head>
      <h2 {...(headingId ? { id: headingId } : {})}>{title}</h2>
      {count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
      {action ? <HeadEnd>{action}</HeadEnd> : null}
    </Head>
  );
}

/** Heading of a part of a section, next to its count. */
export const SubHeading = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  '* + &': { marginTop: 12 },
});

export interface SectionProps extends Omit<SectionHeaderProps, 'headingId'> {
  /** Anchor such as `#sponsors`, the target of the contents menu. */
  anchor: string;
  children: ReactNode;
}

/** A part of a document: a line above it, a heading, and its content. */
export function Section({ anchor, title, count, action, children }: SectionProps) {
  const headingId = useId();
  return (
    <Root id={anchor} aria-labelledby={headingId}>
      <SectionHeader title={title} headingId={headingId} count={count} action={action} />
      {children}
    </Root>
  );
}

export interface CollapsibleSectionProps extends SectionProps {
  startsClosed?: boolean;
}

/** A section that its heading expands and collapses. */
export function CollapsibleSection({ anchor, title, count, action, children, startsClosed }: CollapsibleSectionProps) {
  const [isOpen, setIsOpen] = useState(!startsClosed);
  // Content stays mounted after its first opening, so that collapsing it keeps typed text and open items.
  const [wasOpen, setWasOpen] = useState(isOpen);
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpen(true);
  };
  const headingId = useId();
  const contentId = useId();
  return (
    <Root id={anchor} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <FoldButton type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={toggle}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            {title}
          </FoldButton>
        </h2>
        {count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
        {action ? <HeadEnd>{action}</HeadEnd> : null}
      </Head>
      <div id={contentId} hidden={!isOpen}>
        {wasOpen ? children : null}
      </div>
    </Root>
  );
}

export interface ShowMoreListProps {
  children: ReactNode;
  /** Items shown before `Show N More`. */
  limit?: number;
  /** Class of the list, which is always a `ul`. */
  className?: string;
  label?: string;
  moreText?: (hidden: number) => string;
  lessText?: string;
}

/** A list that shows its first three items, and the rest on demand. */
export function ShowMoreList(props: ShowMoreListProps) {
  const { children, limit = 3, className, label, moreText = texts.actions.showMore, lessText } = props;
  const [isOpen, setIsOpen] = useState(false);
  const items = Children.toArray(children);
  const hidden = items.length - limit;
  return (
    <>
      <ul {...(className ? { className } : {})} {...(label ? { 'aria-label': label } : {})}>
        {isOpen ? items : items.slice(0, limit)}
      </ul>
      {hidden > 0 ? (
        <ShowToggle
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          more={moreText(hidden)}
          {...(lessText === undefined ? {} : { less: lessText })}
        />
      ) : null}
    </>
  );
}
