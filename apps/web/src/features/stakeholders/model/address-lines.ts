import type { PersonDetail } from '../hooks/use-person.ts';

export type Address = PersonDetail['contact']['addresses'][number];

/** Formats an address as on a letter. A suite keeps the source's wording. */
export function addressLines({ name, building, street, street2, room, city, subdivision, zipCode }: Address): string[] {
  const place = [city, [subdivision, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, building, [street, room].filter(Boolean).join(', '), street2, place].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** Converts `district-mail` to `District mail`. */
export function officeName(addressType: string): string {
  const words = addressType.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Groups addresses by kind of office, in the order in which the kinds first occur. */
export function byOffice(addresses: readonly Address[]): { office: string; addresses: Address[] }[] {
  const groups = new Map<string, Address[]>();
  for (const address of addresses) {
    const office = officeName(address.addressType);
    groups.set(office, [...(groups.get(office) ?? []), address]);
  }
  return [...groups].map(([office, own]) => ({ office, addresses: own }));
}
