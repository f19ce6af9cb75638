import Link from '@mui/material/Link';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Committee } from '../hooks/use-committee.ts';
import { committeeTexts as words } from '../committee-texts.ts';
import { CommitteeLines } from './committee-lines.ts';

/** Who works for the committee: as what, on what, and how they are reached (S2 §3). */
export function StafferLines({ staffers }: { staffers: Committee['staffers'] }) {
  if (staffers.length === 0) return <p>{texts.stakeholders.noStaffers}</p>;
  return (
    <CommitteeLines>
      <ShowMoreList label={words.staffers}>
        {staffers.map(({ fusionId, fullName, title, emailAddress, phoneNumber, issueAreas }, index) => (
          <li key={`${fusionId}-${index}`}>
            <span className="main">
              <span className="name">
                <AddressLink href={documentPath({ documentType: 'Person', fusionId })}>{fullName}</AddressLink>
              </span>
              <span className="second">{[title, issueAreas.join(', ')].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="end">
              {emailAddress === null ? (
                phoneNumber
              ) : (
                <Link href={`mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`} underline="always">
                  {emailAddress}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ShowMoreList>
    </CommitteeLines>
  );
}
