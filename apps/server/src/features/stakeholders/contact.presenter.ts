import type { Contact } from '@rotunda/contract';
import type { ContactFact } from '@rotunda/domain';

/** Presents a contact with every list present and null for missing parts of an address. */
export function presentContact(contact: ContactFact | undefined): Contact {
  return {
    websites: contact?.websites ?? [],
    emails: contact?.emails ?? [],
    phones: contact?.phones ?? [],
    addresses: (contact?.addresses ?? []).map((address) => ({
      addressType: address.addressType,
      name: address.name ?? null,
      building: address.building ?? null,
      street: address.street ?? null,
      street2: address.street2 ?? null,
      room: address.room ?? null,
      city: address.city ?? null,
      subdivision: address.subdivision ?? null,
      zipCode: address.zipCode ?? null,
      phones: address.phones ?? [],
      faxes: address.faxes ?? [],
      hours: address.hours ?? null,
    })),
  };
}
