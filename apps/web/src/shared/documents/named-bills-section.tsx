import type { DocumentCard } from '@rotunda/contract';
import type { SectionSpec } from '../ui/section-list.tsx';
import { ShowMoreList } from '../ui/section.tsx';
import { CardLine } from './card-line.tsx';
import { DocumentLines } from './document-lines.tsx';
import type { OpenRelated } from './open-related.ts';

/** Returns a section with the stored bills that a text names; no section if there are none. */
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
              <CardLine key={card.fusionId} card={card} onOpen={onOpen} among={bills} />
            ))}
          </ShowMoreList>
        </DocumentLines>
      ),
    },
  ];
}
