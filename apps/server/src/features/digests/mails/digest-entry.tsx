import type { ReactNode } from 'react';
import { MailLink } from '../../../platform/mail/mail-parts.tsx';
import { mailStyle } from '../../../platform/mail/mail-theme.ts';
import type { DigestDocument, MarkedText } from '../content/digest-model.ts';
import { cutMarked } from './cut-marked.ts';
import { splitMarks } from './split-marks.ts';

/** Characters of a title; official titles of bills have up to 2,000, and the link leads to all of it. */
const TITLE = 200;

const SMALL = { margin: '0 0 4px', fontSize: 14, lineHeight: '20px' } as const;

interface Filled {
  children: ReactNode;
}

/** Document in a digest: identifier, title with a link into the product, status, and details. */
export function DigestEntry({ document, children }: { document: DigestDocument; children?: ReactNode }) {
  const { identifier, status, day, title, standing, href } = document;
  return (
    <div {...mailStyle('line', { padding: '12px 0', borderTopWidth: 1, borderTopStyle: 'solid' })}>
      <p {...mailStyle('muted', SMALL)}>
        <strong {...mailStyle('text', { fontWeight: 600 })}>{identifier}</strong>
        {[status, day].filter(Boolean).map((words) => ` · ${words}`)}
      </p>
      <p style={{ margin: '0 0 4px', fontSize: 16, lineHeight: '22px', fontWeight: 600 }}>
        <MailLink href={href}>
          <Marked {...cutMarked(title, TITLE)} />
        </MailLink>
      </p>
      {standing === '' ? null : <p {...mailStyle('muted', SMALL)}>{standing}</p>}
      {children}
    </div>
  );
}

/** Text with matches highlighted as in the product. */
export function Marked({ text, marks }: MarkedText) {
  return splitMarks(text, marks).map(({ words, isMarked }, index) =>
    isMarked ? (
      // The index is the key because parts of a text have no other identity.
      <mark key={index} {...mailStyle('hit', { borderRadius: 2 })}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

/** Detail about a document, in small print. */
export function EntryLine({ children }: Filled) {
  return <p {...mailStyle('muted', SMALL)}>{children}</p>;
}

export function EntryText({ children }: Filled) {
  return <p {...mailStyle('text', { ...SMALL, fontSize: 15, lineHeight: '22px' })}>{children}</p>;
}

/** Heading with the name of a project. */
export function DigestHeading({ children }: Filled) {
  return (
    <h2 {...mailStyle('text', { margin: '28px 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 700 })}>
      {children}
    </h2>
  );
}

/** Heading with the name of a saved search within a project. */
export function DigestSubheading({ children }: Filled) {
  return (
    <h3 {...mailStyle('muted', { margin: '16px 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 600 })}>
      {children}
    </h3>
  );
}
