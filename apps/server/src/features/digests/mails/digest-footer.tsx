import { MailChoices, type MailChoicesProps } from '../../../platform/mail/mail-parts.tsx';
import type { DigestFrequency } from '@rotunda/contract';
import { formatFrequencies } from './digest-words.ts';

export interface DigestFooterProps extends MailChoicesProps {
  /** What the digests contain, for example `new alerts`. */
  about: string;
  frequencies: readonly DigestFrequency[];
  organizationName: string;
}

/** Footer that explains why the reader gets this email and how to get fewer or none. */
export function DigestFooter(props: DigestFooterProps) {
  return (
    <>
      {`Rotunda e-mails you about ${props.about} in your projects at ${props.organizationName} ${formatFrequencies(props.frequencies)}.`}
      <MailChoices settingsAddress={props.settingsAddress} unsubscribeAddress={props.unsubscribeAddress} />
    </>
  );
}
