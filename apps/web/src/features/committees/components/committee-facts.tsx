import Link from '@mui/material/Link';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { committeeTexts as words } from '../committee-texts.ts';
import type { Committee } from '../hooks/use-committee.ts';

/** Characters of a jurisdiction shown before `Show More`; that of a House committee fills a page. */
const JURISDICTION = 600;

/** Facts about a committee: what it is, its jurisdiction and its contact details. */
export function CommitteeFacts({ committee, onOpen }: { committee: Committee; onOpen: OpenRelated }) {
  const { name, otherNames, parent, legislatures, localityName, jurisdictionText, contact } = committee;
  return (
    <LabelValue
      labelWidth={150}
      facts={[
        { label: words.name, value: name },
        { label: words.otherNames, value: otherNames.join('; ') },
        { label: words.getPart, value: parent && <Parent parent={parent} onOpen={onOpen} /> },
        { label: words.chamber, value: legislatures.join(', ') },
        { label: words.place, value: localityName },
        {
          label: words.jurisdiction,
          value: jurisdictionText && <TruncatedText text={jurisdictionText} limit={JURISDICTION} />,
        },
        { label: words.websites.official, value: getLines(contact.websites.map(getWebsite)) },
        { label: words.phones, value: getLines(contact.phones.map(({ number }) => number)) },
        {
          label: words.emails,
          value: getLines(
            contact.emails.map(({ emailAddress }) => (
              <Link key={emailAddress} href={`mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`}>
                {emailAddress}
              </Link>
            )),
          ),
        },
        { label: words.offices, value: getLines(contact.addresses.map(({ lines }) => lines.join(', '))) },
      ]}
    />
  );
}

function Parent({ parent, onOpen }: { parent: NonNullable<Committee['parent']>; onOpen: OpenRelated }) {
  const { fusionId, name } = parent;
  if (fusionId === null) return name;
  const target = { documentType: 'Committee' as const, fusionId };
  return (
    <DocumentLines style={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px' }}>
      <AddressLink href={documentPath(target)}>{name}</AddressLink>
      <ViewDetailsButton name={name} onOpen={() => onOpen(target)} />
    </DocumentLines>
  );
}

function getWebsite({ websiteType, url }: Committee['contact']['websites'][number]) {
  const isMinority = websiteType === 'minority';
  return (
    <WebLink key={url} href={url}>
      {isMinority ? words.websites.minority : url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </WebLink>
  );
}

/** Stacks lines below each other; returns null without lines. */
function getLines(lines: readonly React.ReactNode[]) {
  if (lines.length === 0) return null;
  return lines.map((line, index) => (
    <div key={index} style={{ whiteSpace: 'pre-line' }}>
      {line}
    </div>
  ));
}
