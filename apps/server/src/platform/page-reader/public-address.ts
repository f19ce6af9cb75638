import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: this machine, private and shared
 * (CGNAT) networks, link-local with the metadata services of clouds, documentation, multicast, and IPv6 that wraps any
 * of these (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  // Brackets as a URL writes IPv6, and a zone as an interface writes it.
  const plain = address.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === 'unicast';
}
