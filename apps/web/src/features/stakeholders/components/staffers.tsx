import Link from '@mui/material/Link';
import type { StaffMember } from '@rotunda/contract';
import { Fragment } from 'react';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList, SubHeading } from '../../../shared/ui/section.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

const OFFICES = ['capitol', 'district', 'executive'] as const;

/** Lists a person's staff by office, three of each before Show More (STK-02). */
export function Staffers({ staffers }: { staffers: PersonDetail['staffers'] }) {
  const groups = OFFICES.filter((office) => staffers[office].length > 0);
  if (groups.length === 0) return <p>{texts.stakeholders.noStaffers}</p>;
  return groups.map((office) => (
    <Fragment key={office}>
      <SubHeading>
        {stakeholderTexts.offices[office]}
        <CountBadge>{formatNumber(staffers[office].length)}</CountBadge>
      </SubHeading>
      <StafferLines label={stakeholderTexts.offices[office]} staffers={staffers[office]} />
    </Fragment>
  ));
}

/** Lists staff members with their name, position and contact information. */
export function StafferLines({ label, staffers }: { label: string; staffers: readonly StaffMember[] }) {
  return (
    <DocumentLines>
      <ShowMoreList label={label}>
        {staffers.map((staffer, index) => (
          <DocumentLine
            key={`${staffer.fullName}-${index}`}
            name={staffer.fullName}
            href={documentPath({ documentType: 'Person', fusionId: staffer.fusionId })}
            second={[staffer.title, ...staffer.issueAreas].join(' · ')}
            end={
              <span>
                {staffer.emailAddress === null ? null : (
                  <Link href={`mailto:${encodeURI(staffer.emailAddress)}`} underline="always">
                    {staffer.emailAddress}
                  </Link>
                )}
                {staffer.phoneNumber === null ? null : <SecondLine>{staffer.phoneNumber}</SecondLine>}
              </span>
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
