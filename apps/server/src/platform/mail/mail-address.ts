import { domainToASCII } from 'node:url';

/** RFC 5321, 4.5.3.1. */
const MAX_LOCAL_LENGTH = 64;
const MAX_ADDRESS_LENGTH = 254;
/**
 * A single local part without anything that could add another address, a name, a comment or a command; letters of any
 * language are allowed.
 */
const LOCAL = /^[^\s\p{C}"(),:;<>@[\\\]]+$/u;

/**
 * Returns the address as a server receives it, with its domain in ASCII (RFC 5891), or null if it is not a single
 * address. Local parts in other scripts are kept; a server announces with SMTPUTF8 whether it accepts them.
 */
export function mailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).normalize('NFC');
  const domain = domainToASCII(text.slice(at + 1));
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const isFit = at > 0 && domain !== '' && /^[a-z0-9.-]+$/.test(domain) && LOCAL.test(local) && !dots;
  if (!isFit || Buffer.byteLength(local) > MAX_LOCAL_LENGTH) return null;
  const address = `${local}@${domain}`;
  return Buffer.byteLength(address) > MAX_ADDRESS_LENGTH ? null : address;
}
