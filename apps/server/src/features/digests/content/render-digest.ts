import { createElement } from 'react';
import type { MailChoicesProps } from '../../../platform/mail/mail-parts.tsx';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';
import type { DigestFrequency } from '@rotunda/contract';
import type { DigestContent } from './find-digest.ts';
import { AlertDigestMail, alertDigestSubject } from '../mails/alert-digest-mail.tsx';
import { UpdateDigestMail, updateDigestSubject } from '../mails/update-digest-mail.tsx';

export interface DigestSurroundings {
  organizationName: string;
  frequencies: readonly DigestFrequency[];
  choices: MailChoicesProps;
}

/** Renders a digest as an email. */
export async function renderDigest(
  content: DigestContent,
  { organizationName, frequencies, choices }: DigestSurroundings,
): Promise<RenderedMail & { subject: string }> {
  const footer = { organizationName, frequencies, ...choices };
  if (content.kind === 'updates') {
    const { digest } = content;
    const mail = await renderMail(createElement(UpdateDigestMail, { digest, footer }));
    return { ...mail, subject: updateDigestSubject(digest) };
  }
  const { digest } = content;
  const mail = await renderMail(createElement(AlertDigestMail, { digest, footer }));
  return { ...mail, subject: alertDigestSubject(digest) };
}
