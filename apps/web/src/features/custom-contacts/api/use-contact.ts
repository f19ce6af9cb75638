import { skipToken, useQuery } from '@tanstack/react-query';
import type { CustomContact, DocumentCard } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A contact in the form that document views show. */
export type ShownContact = DocumentCard & { contact: CustomContact };

const toShown = (contact: CustomContact): ShownContact => ({ ...contact.card, contact });

export function useContact(fusionId: string | null) {
  const { queries } = useApi();
  const input = fusionId === null ? skipToken : { fusionId };
  return useQuery({ ...queries.customContacts.get.queryOptions({ input }), select: toShown });
}
