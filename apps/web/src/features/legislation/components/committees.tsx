import { formatDay } from '../../../shared/format/format-date.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { BillLines } from './bill-lines.ts';

export interface CommitteesProps {
  committees: Bill['committeeAssignments'];
  onOpen: OpenRelated;
}

/** Committees it was sent to, and what each did last. */
export function Committees({ committees, onOpen }: CommitteesProps) {
  if (committees.length === 0) return <p>{texts.documents.noCommittees}</p>;
  return (
    <BillLines>
      <ShowMoreList label={legislationTexts.committees}>
        {committees.map(({ id, name, chamberName, activities }, index) => (
          <li key={`${id ?? name}-${index}`}>
            <span className="main">
              <span className="name">{nameWithChamber(chamberName, name)}</span>
              {activities.map((activity) => (
                <span key={`${activity.name}-${activity.date ?? ''}`} className="second">
                  {[activity.name, formatDay(activity.date)].filter(Boolean).join(' · ')}
                </span>
              ))}
            </span>
            {id === null ? null : (
              <span className="end">
                <ViewDetailsButton name={name} onOpen={() => onOpen({ documentType: 'Committee', fusionId: id })} />
              </span>
            )}
          </li>
        ))}
      </ShowMoreList>
    </BillLines>
  );
}

/** `Senate · Rules`; `Senate Committee on Rules` says the chamber itself. */
function nameWithChamber(chamberName: string | null, name: string): string {
  return chamberName === null || name.startsWith(`${chamberName} `) ? name : `${chamberName} · ${name}`;
}
