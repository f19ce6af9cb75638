import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AddressLink, type AddressLinkProps } from '../navigation/address-link.tsx';
import { SecondLine } from '../ui/second-line.tsx';
import { TruncatedText } from '../ui/truncated-text.tsx';

/** Class names, since hundreds of lines come at once: the voters of a roll call, the sponsors of a bill. */
const slots = generateUtilityClasses('RtDocumentLine', ['when', 'main', 'name', 'mark', 'end', 'link']);

export interface DocumentLinesProps {
  /** On a phone, the `LineEnd` starts below the name instead of staying at the right. */
  hasEndBelow?: boolean;
}

/** Around a list of `DocumentLine`s: what belongs to a document, or the documents that another one names. */
export const DocumentLines = styled('div', {
  shouldForwardProp: (prop) => prop !== 'hasEndBelow',
})<DocumentLinesProps>(({ theme, hasEndBelow = false }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '6px 0',
      borderBottom: `1px solid ${token.border}`,
    },
    '& li:last-child': { borderBottom: 0 },
    [`& .${slots.when}`]: {
      flex: 'none',
      width: 96,
      whiteSpace: 'nowrap',
      color: token.ink2,
      fontVariantNumeric: 'tabular-nums',
    },
    [`& .${slots.main}`]: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    [`& .${slots.name}`]: { fontWeight: 500 },
    [`& .${slots.mark}`]: {
      display: 'inline-block',
      marginLeft: 8,
      padding: '0 6px',
      borderRadius: 4,
      fontSize: 12,
      whiteSpace: 'nowrap',
      color: token.ink2,
      backgroundColor: token.sunken,
    },
    [`& .${slots.end}`]: {
      flex: 'none',
      marginLeft: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      whiteSpace: 'nowrap',
      color: token.ink2,
      ...(hasEndBelow ? { minHeight: 24 } : {}),
    },
    // Touch targets need 24 px.
    [`& .${slots.end} a`]: { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    [`& .${slots.link}`]: {
      // A finger needs 24 px.
      minHeight: 24,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 500,
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      color: token.accent,
    },
    ...(hasEndBelow
      ? {}
      : { [`& .${slots.end} .${slots.link}:hover`]: { textDecoration: 'underline', textUnderlineOffset: 2 } }),
    '& nav': { borderTop: 0, padding: 0 },
    // Badges and buttons move below the title on narrow screens, because they leave it no room.
    [theme.breakpoints.down('sm')]: {
      '& li': { flexWrap: 'wrap', rowGap: 0 },
      [`& .${slots.when}`]: { width: 88 },
      [`& .${slots.main}`]: { flexBasis: '100%' },
      ...(hasEndBelow ? { [`& .${slots.end}`]: { marginLeft: 0 } } : {}),
    },
  };
});

export interface DocumentLineProps {
  /** In a column before the name. */
  when?: string;
  name?: ReactNode;
  /** Where the name leads. */
  href?: string | null;
  /** The whole name where it is cut. */
  title?: string;
  /** What sets it apart from the others, each word beside the name. */
  marks?: readonly string[];
  /** Behind the name, or in its place where nothing is to stand out; under it as a `SecondLine`. */
  children?: ReactNode;
  /** The last line under the name. */
  second?: ReactNode;
  /** What stands at the right: one part or several, or a `LineEnd`, where they lie closer together. */
  end?: ReactNode;
}

/** Characters of a name shown at first: four lines on a phone. Subcommittees' names have up to 150. */
const NAME_CHARACTERS = 200;

/** A line in `DocumentLines`: when, what it is over a second line, and what can be done with it. */
export function DocumentLine(props: DocumentLineProps) {
  const { when, name, href = null, title, marks = [], children, second, end } = props;
  return (
    <li>
      {when === undefined ? null : <span className={slots.when}>{when}</span>}
      <div className={slots.main}>
        {typeof name === 'string' && name.length > NAME_CHARACTERS ? (
          <TruncatedText text={name} limit={NAME_CHARACTERS} wrap={(shown) => <LineName name={shown} href={href} />} />
        ) : (
          <LineName name={name} href={href} title={title} />
        )}
        {marks.map((mark) => (
          <span key={mark} className={slots.mark}>
            {mark}
          </span>
        ))}
        {children}
        {second ? <SecondLine>{second}</SecondLine> : null}
      </div>
      {end}
    </li>
  );
}

interface LineNameProps {
  name: ReactNode;
  href: string | null;
  title?: string | undefined;
}

function LineName({ name, href, title }: LineNameProps) {
  if (name === undefined) return null;
  return href === null ? (
    <span className={slots.name} title={title}>
      {name}
    </span>
  ) : (
    <AddressLink className={slots.name} href={href} title={title}>
      {name}
    </AddressLink>
  );
}

/** Around the parts at the right of a `DocumentLine`. */
export function LineEnd({ children }: { children: ReactNode }) {
  return <span className={slots.end}>{children}</span>;
}

/** A button in `DocumentLines` that looks like a link. */
export function LineButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button type="button" className={slots.link} {...props} />;
}

/** A link that looks like a `LineButton`. */
export function LineLink(props: Omit<AddressLinkProps, 'className'>) {
  return <AddressLink className={slots.link} {...props} />;
}
