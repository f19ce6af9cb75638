import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { LabelValue, type Fact } from '../../../shared/ui/label-value.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { addressLines, byOffice, officeName, type Address } from '../model/address-lines.ts';
import { websiteLink } from '../model/website-link.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

const Lines = styled('div')({ '& li + li': { marginTop: 10 } });

type ContactFields = Pick<PersonDetail['contact'], 'websites' | 'emails' | 'phones' | 'addresses'>;

/** Lists the websites, e-mail addresses, phone numbers, and each office with its phone numbers (STK-04). */
export function ContactInformation({ contact }: { contact: ContactFields }) {
  const facts = [...websiteFacts(contact), ...reachFacts(contact), ...officeFacts(contact.addresses)];
  if (facts.every(({ value }) => value === false)) return <p>{texts.stakeholders.noContact}</p>;
  return (
    <Lines>
      <LabelValue facts={facts} />
    </Lines>
  );
}

function websiteFacts({ websites }: ContactFields): Fact[] {
  const byLabel = new Map<string, { href: string | null; text: string }[]>();
  for (const website of websites) {
    const { label, ...link } = websiteLink(website);
    byLabel.set(label, [...(byLabel.get(label) ?? []), link]);
  }
  return [...byLabel].map(([label, links]) => ({
    label,
    value: links.map(({ href, text }) => (
      <div key={text}>{href === null ? text : <WebLink href={href}>{text}</WebLink>}</div>
    )),
  }));
}

function reachFacts({ emails, phones }: ContactFields): Fact[] {
  const addresses = [...new Set(emails.map(({ emailAddress }) => emailAddress))];
  return [
    {
      label: stakeholderTexts.emails,
      value:
        addresses.length > 0 &&
        addresses.map((address) => (
          <div key={address}>
            <Link href={`mailto:${encodeURI(address)}`} underline="always">
              {address}
            </Link>
          </div>
        )),
    },
    {
      label: stakeholderTexts.phones,
      value:
        phones.length > 0 &&
        phones.map(({ phoneType, number }, index) => (
          <div key={`${number}-${index}`}>
            <PhoneLink number={number} /> {phoneType ? `(${officeName(phoneType)})` : null}
          </div>
        )),
    },
  ];
}

/** Links a phone number of at least seven digits for dialing. The caller dials any extension. */
function PhoneLink({ number }: { number: string }) {
  const dialed = number.replace(/(?:ext|x).*$/i, '').replace(/[^\d+]/g, '');
  if (dialed.length < 7) return <>{number}</>;
  return (
    <Link href={`tel:${dialed}`} underline="always">
      {number}
    </Link>
  );
}

function officeFacts(addresses: readonly Address[]): Fact[] {
  return byOffice(addresses).map(({ office, addresses: own }) => ({
    label: stakeholderTexts.office(office).replace(/ office office$/i, ' office'),
    value: (
      <ShowMoreList label={office}>
        {own.map((address, index) => (
          <li key={index}>
            {addressLines(address).map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
            {address.phones.map((number) => (
              <div key={number}>
                <PhoneLink number={number} />
              </div>
            ))}
            {address.faxes.map((number) => (
              <div key={number}>{`${number} (Fax)`}</div>
            ))}
            {address.hours === null ? null : <div>{address.hours}</div>}
          </li>
        ))}
      </ShowMoreList>
    ),
  }));
}
