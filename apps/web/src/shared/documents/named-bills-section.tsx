import type { DocumentCard } from '@rotunda/contract';
import type { SectionSpec } from '../ui/section-list.tsx';
import { ShowMoreList } from '../ui/section.tsx';
import { DocumentLine, DocumentLines } from './document-lines.tsx';
import type { OpenRelated } from './open-related.ts';

/** The bills that a text names and that are held here; no section where there are none. */
export function namedBillsSection(title: string, bills: readonly DocumentCard[], onOpen: OpenRelated): SectionSpec[] {
  if (bills.length === 0) return [];
  return [
    {
      anchor: 'bills',
      title,
      count: bills.length,
      content: (
        <DocumentLines>
          <ShowMoreList label={title}>
            {bills.map((card) => (
              <DocumentLine key={card.fusionId} card={card} onOpen={onOpen} among={bills} />
            ))}
          </ShowMoreList>
        </DocumentLines>
      ),
    },
  ];
}
