import ipaddr from 'ipaddr.js';

/** All that is assigned for the public internet. Below it lie the older ways to wrap IPv4 (`::7f00:1`). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: this machine, private and shared
 * (CGNAT) networks, link-local with the metadata services of clouds, documentation, multicast, and IPv6 that wraps any
 * of these (mapped, compatible, translated, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  // Brackets as a URL writes IPv6, and a zone as an interface writes it.
  const plain = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}
