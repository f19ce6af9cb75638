import { hideSecrets } from '../hide-secrets.ts';
import { BLANKED } from './mail-secret.ts';
import { firstCharacters, headerText } from './mail-text.ts';

/**
 * Meaning of a failed attempt for its e-mail. `refused`: the server rejected it for good. `later`: rejected for now.
 * `away`: the server could not be reached or accepts no e-mail from us at all, whatever the e-mail. `unconfirmed`: the
 * server has the whole e-mail but never confirmed that it accepts it.
 */
export type SmtpOutcome = 'refused' | 'later' | 'away' | 'unconfirmed';

const MAX_TEXT_LENGTH = 500;
/** Codes for faults of the e-mail, not of the connection. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/**
 * 503: commands out of order; 530, 534, 535, 538: different authentication required. None of them concerns the e-mail.
 */
const ABOUT_SESSION = new Set([503, 530, 534, 535, 538]);
const CLOSING = 421;

/** @param isHandedOver Whether the end of the message may have reached the server. */
export function smtpOutcome(error: unknown, isHandedOver: boolean): SmtpOutcome {
  const code = valueOf(error, 'code');
  const response = Number(valueOf(error, 'responseCode') ?? 0);
  if (!ABOUT_MAIL.has(String(code))) return isHandedOver && response < 400 ? 'unconfirmed' : 'away';
  if (response === CLOSING || ABOUT_SESSION.has(response)) return 'away';
  return response >= 400 && response < 500 ? 'later' : 'refused';
}

/**
 * Returns the server's message for administrators, or the error's own if the server sent none.
 * @param secret Secret of a link in the e-mail, which is removed from the message.
 */
export function describeSmtpError(error: unknown, secret: string | null): string {
  const said = String(valueOf(error, 'response') ?? (error instanceof Error ? error.message : error));
  const words = secret === null ? said : said.replaceAll(secret, BLANKED);
  return firstCharacters(headerText(hideSecrets(words)), MAX_TEXT_LENGTH);
}

function valueOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
}
