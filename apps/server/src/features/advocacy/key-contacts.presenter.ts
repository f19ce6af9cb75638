import type { EnteredKeyContact } from '@rotunda/contract';
import type { KeyContactRow } from './key-contacts.repository.ts';

/** Converts a key contact to the form shown on legislator pages. */
export function presentKeyContact(row: KeyContactRow) {
  const { keyContactId, contactName, email, phoneNumber, relationshipType, relationshipNote } = row;
  return { keyContactId, contactName, email, phoneNumber, relationshipType, relationshipNote };
}

export function presentEntered(
  row: KeyContactRow,
  { fusionId, fullName }: { fusionId: string; fullName: string },
): EnteredKeyContact {
  return { ...presentKeyContact(row), legislator: { fusionId, fullName }, version: row.version };
}
