/**
 * Placeholder for a link's secret in the body and headers of an e-mail. The secret itself is stored encrypted beside
 * them, so that neither the database nor a backup nor the outbox reveals it.
 */
export const MAIL_SECRET = 'secret-of-this-mail';

/** Shown to administrators in place of a secret. */
export const BLANKED = '…';

export function withSecret(text: string, secret: string): string {
  return text.replaceAll(MAIL_SECRET, () => secret);
}

/** Context under which an e-mail's secret is sealed. A sealed secret copied to another row cannot be opened there. */
export function secretContext(mailId: string): string {
  return `mail:${mailId}`;
}
