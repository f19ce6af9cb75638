import { Fragment, type ReactNode } from 'react';
import type { ContentsEntry } from './contents-bar.tsx';
import { CollapsibleSection, Section } from './section.tsx';

/** One section of a document, told by the feature that knows it and laid out by whoever shows the document. */
export interface SectionSpec {
  anchor: string;
  title: string;
  count?: number | undefined;
  action?: ReactNode;
  content: ReactNode;
  /** Lines within it that the contents lead to, in its place. */
  entries?: readonly ContentsEntry[];
  /** Cannot be folded away: what a reader must not miss. */
  isFixed?: boolean;
}

export const contentsOf = (sections: readonly SectionSpec[]): ContentsEntry[] =>
  sections.flatMap(({ anchor, title, count, entries }) => entries ?? [{ anchor, title, count }]);

/** Sections one under the other, each with its heading, folded away by it. */
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
