import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import type { CustomContact, OrgAffiliation } from '@rotunda/contract';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { isPlainClick } from '../../../shared/navigation/is-plain-click.ts';
import { CollapsedHeight } from '../../../shared/ui/collapsed-height.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { contactTexts } from '../model/contact-texts.ts';

/** Height of five lines (STK-06), at the sections' line height of 20 px. */
const DESCRIPTION_PX = 5 * 20;

const Text = styled('p')({ margin: 0, lineHeight: '20px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Lines = styled('div')({
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
});

const PersonTitle = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.token.ink2 }));

/** Returns the sections of a contact (STK-06): description, contact details and, for a person, the organizations. */
export function contactSections(contact: CustomContact, onOpen: OpenRelated): SectionSpec[] {
  const { description } = contact;
  return [
    {
      anchor: 'description',
      title: contactTexts.description,
      content:
        description === null ? (
          <p>{contactTexts.noDescription}</p>
        ) : (
          <CollapsedHeight limit={DESCRIPTION_PX}>
            <Text>
              <LinkifiedText text={description} />
            </Text>
          </CollapsedHeight>
        ),
    },
    {
      anchor: 'contact',
      title: contactTexts.contactInformation,
      content: <ContactInformation contact={contact} />,
    },
    ...(contact.documentType === 'CustomPerson'
      ? [
          {
            anchor: 'affiliations',
            title: contactTexts.affiliations,
            content: <Affiliations affiliations={contact.orgAffiliations} onOpen={onOpen} />,
          },
        ]
      : []),
  ];
}

function ContactInformation({ contact }: { contact: CustomContact }) {
  const { phoneNumber, website, address } = contact;
  const { email, mobileNumber } = contact.documentType === 'CustomPerson' ? contact : NO_PERSON;
  const words = contactTexts.fields;
  if ([email, phoneNumber, mobileNumber, website, address].every((value) => value === null)) {
    return <p>{contactTexts.noContactInformation}</p>;
  }
  return (
    <LabelValue
      facts={[
        {
          label: words.email,
          value: email && <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>,
        },
        { label: words.phoneNumber, value: phoneNumber && <PhoneLink number={phoneNumber} /> },
        { label: words.mobileNumber, value: mobileNumber && <PhoneLink number={mobileNumber} /> },
        { label: words.website, value: website && <WebLink href={website}>{website}</WebLink> },
        { label: words.address, value: address && <Text>{address}</Text> },
      ]}
    />
  );
}

const NO_PERSON = { email: null, mobileNumber: null } as const;

/** Link that calls a number with the reader's default app. Text without digits is not linked. */
function PhoneLink({ number }: { number: string }) {
  const digits = number.replace(/[^\d+*#,;]/g, '');
  return /\d/.test(digits) ? <Link href={`tel:${digits}`}>{number}</Link> : number;
}

interface AffiliationsProps {
  affiliations: readonly OrgAffiliation[];
  onOpen: OpenRelated;
}

function Affiliations({ affiliations, onOpen }: AffiliationsProps) {
  if (affiliations.length === 0) return <p>{contactTexts.noAffiliations}</p>;
  return (
    <Lines>
      <ShowMoreList label={contactTexts.affiliations}>
        {affiliations.map(({ organizationId, organizationName, title }) => (
          <li key={organizationId ?? organizationName}>
            {organizationId === null ? (
              organizationName
            ) : (
              <OrganizationLink fusionId={organizationId} name={organizationName} onOpen={onOpen} />
            )}
            {title === null ? null : <PersonTitle>{title}</PersonTitle>}
          </li>
        ))}
      </ShowMoreList>
    </Lines>
  );
}

function OrganizationLink({ fusionId, name, onOpen }: { fusionId: string; name: string; onOpen: OpenRelated }) {
  const target = { documentType: 'CustomOrg', fusionId } as const;
  return (
    <a
      href={documentPath(target)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(target);
      }}
    >
      {name}
    </a>
  );
}
