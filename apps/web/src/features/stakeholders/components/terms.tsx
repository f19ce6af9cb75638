import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { formatSeat, formatPeriod } from '../model/format-term.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** Lists the terms in office that the sources state, latest first. */
export function Terms({ terms }: Pick<PersonDetail, 'terms'>) {
  return (
    <DocumentLines>
      <ShowMoreList label={stakeholderTexts.terms}>
        {terms.map(({ title, organizationName, seat, party, startDate, endDate }, index) => (
          <DocumentLine
            key={index}
            name={title}
            second={[organizationName, seat === null ? null : formatSeat(seat), formatPeriod(startDate, endDate)]
              .filter(Boolean)
              .join(' · ')}
            end={party === null ? null : <PartyMark party={party} />}
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
