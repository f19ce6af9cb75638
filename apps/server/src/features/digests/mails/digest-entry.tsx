import type { ReactNode } from 'react';
import { MailLink } from '../../../platform/mail/mail-parts.tsx';
import { mailStyle } from '../../../platform/mail/mail-theme.ts';
import type { DigestDocument, MarkedText } from '../digest-model.ts';
import { splitMarks } from './split-marks.ts';

const SMALL = { margin: '0 0 4px', fontSize: 14, lineHeight: '20px' } as const;

interface Filled {
  children: ReactNode;
}

/** A document in a digest: what it is, its title as a link into the product, where it stands, and what is told of it. */
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
          <Marked {...title} />
        </MailLink>
      </p>
      {standing === '' ? null : <p {...mailStyle('muted', SMALL)}>{standing}</p>}
      {children}
    </div>
  );
}

/** A text whose matched words are marked as in the product. */
export function Marked({ text, marks }: MarkedText) {
  return splitMarks(text, marks).map(({ words, isMarked }, index) =>
    isMarked ? (
      // Parts of one text have no other name than their place in it.
      <mark key={index} {...mailStyle('hit', { borderRadius: 2 })}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

/** What a digest says about a document, in smaller letters. */
export function EntryLine({ children }: Filled) {
  return <p {...mailStyle('muted', SMALL)}>{children}</p>;
}

export function EntryText({ children }: Filled) {
  return <p {...mailStyle('text', { ...SMALL, fontSize: 15, lineHeight: '22px' })}>{children}</p>;
}

/** The name of a project. */
export function DigestHeading({ children }: Filled) {
  return (
    <h2 {...mailStyle('text', { margin: '28px 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 700 })}>
      {children}
    </h2>
  );
}

/** The name of a saved search within a project. */
export function DigestSubheading({ children }: Filled) {
  return (
    <h3 {...mailStyle('muted', { margin: '16px 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 600 })}>
      {children}
    </h3>
  );
}
