import ipaddr from 'ipaddr.js';

/** Everything assigned to the public internet. Below it are the older ways to embed IPv4 (`::7f00:1`). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Everything else is rejected: this machine, private and shared
 * (CGNAT) networks, link-local including cloud metadata services, documentation, multicast, and IPv6 that embeds any of
 * these (mapped, compatible, translated, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  // URLs write IPv6 in brackets; a zone, as interfaces write it, is valid as it is.
  const plain = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}
