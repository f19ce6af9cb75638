import { WEBHOOK_LIMITS, WEBHOOK_TEXTS } from '@rotunda/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailButton, MailNote, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const webhookOffSubject = (name: string): string => `The webhook “${name}” was turned off`;

export interface WebhookOffMailProps {
  name: string;
  host: string;
  offReason: 'gone' | 'failing';
  /** Page where the webhook can be turned on again. */
  address: string;
}

/** Tells the owner of a webhook that Rotunda turned it off. */
export function WebhookOffMail({ name, host, offReason, address }: WebhookOffMailProps) {
  return (
    <MailLayout
      title={webhookOffSubject(name)}
      preview={WEBHOOK_TEXTS[offReason]}
      footer="You get this e-mail because this webhook sends in your name."
    >
      <MailTitle>{webhookOffSubject(name)}</MailTitle>
      <MailText>{`It sends alerts to ${host}. ${WEBHOOK_TEXTS[offReason]}`}</MailText>
      <MailText>Once the address works again, turn the webhook on to send the alerts found in the meantime.</MailText>
      <MailButton href={address}>Open webhooks</MailButton>
      <MailNote>{`Alerts older than ${WEBHOOK_LIMITS.retentionDays} days are no longer sent.`}</MailNote>
    </MailLayout>
  );
}
