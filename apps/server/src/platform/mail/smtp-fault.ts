import { hideSecrets } from '../logging.ts';
import { BLANKED } from './mail-secret.ts';
import { firstCharacters, headerText } from './mail-text.ts';

/**
 * What a failed attempt means for its mail: `refused` by the server for good; `later`, refused for now; `away`: the server
 * could not be reached or takes no mail at all from us, nothing about this mail; `unconfirmed`: it has the whole mail and
 * never said whether it accepts it.
 */
export type SmtpOutcome = 'refused' | 'later' | 'away' | 'unconfirmed';

const LONGEST_WORDS = 500;
/** The server speaks of the mail, not of the connection. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** 503: commands out of order; 530, 534, 535, 538: it wants us to sign in otherwise. None of them is about the mail. */
const ABOUT_SESSION = new Set([503, 530, 534, 535, 538]);
const CLOSING = 421;

/** @param isHandedOver whether the end of the message may have reached the server */
export function smtpOutcome(error: unknown, isHandedOver: boolean): SmtpOutcome {
  const code = valueOf(error, 'code');
  const response = Number(valueOf(error, 'responseCode') ?? 0);
  if (!ABOUT_MAIL.has(String(code))) return isHandedOver && response < 400 ? 'unconfirmed' : 'away';
  if (response === CLOSING || ABOUT_SESSION.has(response)) return 'away';
  return response >= 400 && response < 500 ? 'later' : 'refused';
}

/**
 * For administrators: the server's own words where it said any.
 * @param secret of a link in the mail, which is taken out of them
 */
export function smtpWords(error: unknown, secret: string | null): string {
  const said = String(valueOf(error, 'response') ?? (error instanceof Error ? error.message : error));
  const words = secret === null ? said : said.replaceAll(secret, BLANKED);
  return firstCharacters(headerText(hideSecrets(words)), LONGEST_WORDS);
}

function valueOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
}
