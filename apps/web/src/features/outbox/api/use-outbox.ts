import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import type { OutboxSearch } from '../model/outbox-search.ts';

/** Whether the e-mails are those of the user's organization or those that belong to no organization. */
export type MailOwner = 'organization' | 'installation';

/** Fetches a page of e-mails. The current rows stay visible while the next page loads. */
export function useMails(owner: MailOwner, { state, skip = 0 }: OutboxSearch) {
  const { outbox } = useApi().queries;
  const find = owner === 'installation' ? outbox.findOfInstallation : outbox.find;
  const input = { skip, ...(state === undefined ? {} : { state }) };
  return useQuery(find.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** Fetches one e-mail with its content. */
export function useMail(owner: MailOwner, id: string) {
  const { outbox } = useApi().queries;
  const get = owner === 'installation' ? outbox.getOfInstallation : outbox.get;
  return useQuery(get.queryOptions({ input: { id } }));
}

/** Returns the mutations that resend an e-mail and send a test e-mail. */
export function useChangeOutbox(owner: MailOwner) {
  const { client, queries } = useApi();
  const shownIn = [queries.outbox];
  const sendAgain = owner === 'installation' ? client.outbox.sendAgainOfInstallation : client.outbox.sendAgain;
  return {
    sendAgain: useRecordMutation(sendAgain, shownIn),
    sendTest: useRecordMutation(client.outbox.sendTest, shownIn),
  };
}
