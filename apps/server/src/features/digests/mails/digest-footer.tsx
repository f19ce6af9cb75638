import { MailLink } from '../../../platform/mail/mail-parts.tsx';
import type { DigestFrequency } from '@rotunda/contract';
import { howOften } from './digest-words.ts';

export interface DigestFooterProps {
  /** What the digests hold: `new alerts`. */
  about: string;
  frequencies: readonly DigestFrequency[];
  organisationName: string;
  settingsAddress: string;
  unsubscribeAddress: string;
}

/** Why the reader gets this e-mail, and how to get fewer or none. */
export function DigestFooter(props: DigestFooterProps) {
  return (
    <>
      {`Rotunda tells you of ${props.about} in your projects at ${props.organisationName} ${howOften(props.frequencies)}. `}
      <MailLink href={props.settingsAddress}>Change your e-mail settings</MailLink>
      {' or '}
      <MailLink href={props.unsubscribeAddress}>unsubscribe</MailLink>.
    </>
  );
}
