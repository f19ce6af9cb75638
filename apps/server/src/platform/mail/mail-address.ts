import { domainToASCII } from 'node:url';

/** RFC 5321, 4.5.3.1. */
const LONGEST_LOCAL = 64;
const LONGEST_ADDRESS = 254;
/** One address and nothing that could add another, a name, a comment or a command; letters of any language. */
const LOCAL = /^[^\s\p{C}"(),:;<>@[\\\]]+$/u;

/**
 * The address as a server is told it, its domain in ASCII (RFC 5891); null when it is no address of one person. Local
 * parts in other letters stay: a server says with SMTPUTF8 whether it takes them.
 */
export function mailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).normalize('NFC');
  const domain = domainToASCII(text.slice(at + 1));
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const isFit = at > 0 && domain !== '' && /^[a-z0-9.-]+$/.test(domain) && LOCAL.test(local) && !dots;
  if (!isFit || Buffer.byteLength(local) > LONGEST_LOCAL) return null;
  const address = `${local}@${domain}`;
  return Buffer.byteLength(address) > LONGEST_ADDRESS ? null : address;
}
