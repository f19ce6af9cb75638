import { Fragment, type ReactNode } from 'react';
import type { ContentsEntry } from './contents-bar.tsx';
import { CollapsibleSection, Section } from './section.tsx';

/** A section of a document. The document's feature provides it, and the page or flyout lays it out. */
export interface SectionSpec {
  anchor: string;
  title: string;
  count?: number | undefined;
  action?: ReactNode;
  content: ReactNode;
  /** Linkable lines in the section, which replace it in the table of contents. */
  entries?: readonly ContentsEntry[];
  /** Prevents collapsing, for content that readers must not miss. */
  isFixed?: boolean;
}

export const getContents = (sections: readonly SectionSpec[]): ContentsEntry[] =>
  sections.flatMap(({ anchor, title, count, entries }) => entries ?? [{ anchor, title, count }]);

/** Lists sections, each with a heading that collapses it. */
export function SectionList({ sections }: { sections: readonly SectionSpec[] }) {
  return (
    <div style={{ fontSize: 13, lineHeight: '20px' }}>
      {sections.map(({ isFixed = false, content, entries: _entries, ...section }) => (
        <Fragment key={section.anchor}>
          {isFixed ? (
            <Section {...section}>{content}</Section>
          ) : (
            <CollapsibleSection {...section}>{content}</CollapsibleSection>
          )}
        </Fragment>
      ))}
    </div>
  );
}
