import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { formatDay } from '../../../shared/format/format-date.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

export interface CommitteesProps {
  committees: Bill['committeeAssignments'];
  onOpen: OpenRelated;
}

/** Committees that the bill was sent to, and what each did. */
export function Committees({ committees, onOpen }: CommitteesProps) {
  if (committees.length === 0) return <p>{texts.documents.noCommittees}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.committees}>
        {committees.map(({ id, name, chamberName, activities }, index) => (
          <DocumentLine
            key={`${id ?? name}-${index}`}
            name={nameWithChamber(chamberName, name)}
            end={
              id === null ? null : (
                <LineEnd>
                  <ViewDetailsButton name={name} onOpen={() => onOpen({ documentType: 'Committee', fusionId: id })} />
                </LineEnd>
              )
            }
          >
            {activities.map((activity) => (
              <SecondLine key={`${activity.name}-${activity.date ?? ''}`}>
                {[activity.name, formatDay(activity.date)].filter(Boolean).join(' · ')}
              </SecondLine>
            ))}
          </DocumentLine>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

/**
 * Adds the chamber to a committee's name, e.g. `Senate · Rules`, unless the name states it, as in `Senate Committee on
 * Rules`.
 */
function nameWithChamber(chamberName: string | null, name: string): string {
  return chamberName === null || name.startsWith(`${chamberName} `) ? name : `${chamberName} · ${name}`;
}
