import Link from '@mui/material/Link';
import type { KeyContact } from '@rotunda/contract';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { dayOfSeconds } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { type AdvocacySubject, usePersonAdvocacy } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { getDays } from '../model/date-range.ts';
import { AdvocacyEmpty } from './advocacy-empty.tsx';
import { AdvocacyFailure } from './advocacy-failure.tsx';

/** People in the organization who know a legislator (ADV-01). */
export function KeyContacts({ subject }: { subject: AdvocacySubject }) {
  // Key contacts do not depend on the days. Using the range first shown beside them saves a request.
  const advocacy = usePersonAdvocacy(subject, getDays('yearToDate', dayOfSeconds(useNow())));
  if (advocacy.isError) {
    return <AdvocacyFailure error={advocacy.error} onRetry={() => void advocacy.refetch()} />;
  }
  if (advocacy.data === undefined) return <SkeletonText lines={3} />;
  const { keyContacts, provider } = advocacy.data;
  if (keyContacts.length === 0) {
    const { noKeyContacts: title, noKeyContactsHint: description } = advocacyTexts;
    return <AdvocacyEmpty icon="users" title={title} description={description} provider={provider} />;
  }
  return (
    <DocumentLines>
      <ShowMoreList label={advocacyTexts.keyContacts}>
        {keyContacts.map((contact) => (
          <KeyContactLine key={contact.keyContactId} contact={contact} />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

function KeyContactLine({ contact }: { contact: KeyContact }) {
  const { contactName, relationshipType, relationshipNote, email, phoneNumber } = contact;
  return (
    <DocumentLine
      name={contactName}
      second={relationshipNote}
      end={
        <span>
          {email === null ? null : (
            <Link href={`mailto:${encodeURI(email)}`} underline="always">
              {email}
            </Link>
          )}
          {phoneNumber === null ? null : <SecondLine>{phoneNumber}</SecondLine>}
        </span>
      }
    >
      {relationshipType === null ? null : <SecondLine>{relationshipType}</SecondLine>}
    </DocumentLine>
  );
}
