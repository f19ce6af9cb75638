import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import type { OutboxSearch } from '../model/outbox-search.ts';

/** Whose e-mails: of one's own organization, or of none. */
export type MailOwner = 'organization' | 'installation';

/** A page of e-mails; the rows stay while the next page comes. */
export function useMails(owner: MailOwner, { state, skip = 0 }: OutboxSearch) {
  const { outbox } = useApi().queries;
  const find = owner === 'installation' ? outbox.findOfInstallation : outbox.find;
  const input = { skip, ...(state === undefined ? {} : { state }) };
  return useQuery(find.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** One with what it says. */
export function useMail(owner: MailOwner, id: string) {
  const { outbox } = useApi().queries;
  const get = owner === 'installation' ? outbox.getOfInstallation : outbox.get;
  return useQuery(get.queryOptions({ input: { id } }));
}

/** What can be done with e-mails. */
export function useChangeOutbox(owner: MailOwner) {
  const { client, queries } = useApi();
  const shownIn = [queries.outbox];
  const sendAgain = owner === 'installation' ? client.outbox.sendAgainOfInstallation : client.outbox.sendAgain;
  return {
    sendAgain: useRecordMutation(sendAgain, shownIn),
    sendTest: useRecordMutation(client.outbox.sendTest, shownIn),
  };
}
