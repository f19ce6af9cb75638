import { createElement } from 'react';
import { type RenderedMail, renderMail } from '../../platform/mail/render-mail.ts';
import { type DigestFrequency, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { DigestContent } from './find-digest.ts';
import { AlertDigestMail, alertDigestSubject } from './mails/alert-digest-mail.tsx';
import { UpdateDigestMail, updateDigestSubject } from './mails/update-digest-mail.tsx';

export interface DigestSurroundings {
  baseUrl: string;
  organisationName: string;
  frequencies: readonly DigestFrequency[];
  /** What stands for the secret in the link that ends such mails; null: the link leads to the settings. */
  secret: string | null;
}

/** A digest as an e-mail. */
export async function renderDigest(
  content: DigestContent,
  { baseUrl, organisationName, frequencies, secret }: DigestSurroundings,
): Promise<RenderedMail & { subject: string }> {
  const settingsAddress = `${baseUrl}/account/emails`;
  const footer = {
    ...{ organisationName, frequencies, settingsAddress },
    unsubscribeAddress: secret === null ? settingsAddress : unsubscribeAddress(baseUrl, secret),
  };
  if (content.kind === 'updates') {
    const { digest } = content;
    const mail = await renderMail(createElement(UpdateDigestMail, { digest, footer }));
    return { ...mail, subject: updateDigestSubject(digest) };
  }
  const { digest } = content;
  const mail = await renderMail(createElement(AlertDigestMail, { digest, footer }));
  return { ...mail, subject: alertDigestSubject(digest) };
}

/** Asks what to end when it is opened, and ends all such mails when it is posted to (RFC 8058). */
export function unsubscribeAddress(baseUrl: string, secret: string): string {
  return `${baseUrl}${UNSUBSCRIBE_PATH}/${secret}`;
}
