/**
 * Stands for the secret of a link in the bodies and headers of a mail. The secret itself is sealed beside them, so that
 * neither the database nor a backup nor the outbox tells it.
 */
export const MAIL_SECRET = 'secret-of-this-mail';

/** What people who look after mails read in place of a secret. */
export const BLANKED = '…';

export function withSecret(text: string, secret: string): string {
  return text.replaceAll(MAIL_SECRET, () => secret);
}

/** Another context opens nothing: a sealed secret that is copied to another row is of no use there. */
export function secretContext(mailId: string): string {
  return `mail:${mailId}`;
}
