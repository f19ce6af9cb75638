import { wordsLiteral } from '../../../platform/stored-words.ts';
import type { ContactRow } from '../custom-contacts.repository.ts';

type Worded = Pick<
  ContactRow,
  'name' | 'title' | 'organizationType' | 'description' | 'phoneNumber' | 'mobileNumber' | 'email' | 'address'
>;

/** Returns the search words of a contact, including the names of the organizations a person belongs to. */
export function contactSearchWords(contact: Worded, organizationNames: readonly string[]): string {
  const { name, title, organizationType, description, phoneNumber, mobileNumber, email, address } = contact;
  const texts = [name, title, organizationType, email, phoneNumber, mobileNumber, address, description];
  return wordsLiteral([...texts, ...organizationNames]);
}
