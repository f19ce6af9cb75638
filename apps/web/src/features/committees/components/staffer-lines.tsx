import Link from '@mui/material/Link';
import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Committee } from '../hooks/use-committee.ts';
import { committeeTexts as words } from '../committee-texts.ts';

/** Committee staff with their positions, topics and contact details (STK-05). */
export function StafferLines({ staffers }: { staffers: Committee['staffers'] }) {
  if (staffers.length === 0) return <p>{texts.stakeholders.noStaffers}</p>;
  return (
    <DocumentLines hasEndBelow>
      <ShowMoreList label={words.staffers}>
        {staffers.map(({ fusionId, fullName, title, emailAddress, phoneNumber, issueAreas }, index) => (
          <DocumentLine
            key={`${fusionId}-${index}`}
            name={fullName}
            href={documentPath({ documentType: 'Person', fusionId })}
            second={[title, issueAreas.join(', ')].filter(Boolean).join(' · ')}
            end={
              <LineEnd>
                {emailAddress === null ? (
                  phoneNumber
                ) : (
                  <Link href={`mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`} underline="always">
                    {emailAddress}
                  </Link>
                )}
              </LineEnd>
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
