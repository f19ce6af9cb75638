import type { FindSealed } from '../sealed-values.ts';
import { secretContext } from './mail-secret.ts';
import { createOutgoingMailsRepository } from './outgoing-mails.repository.ts';

/** Finds the links of e-mails that are not sent yet. */
export const findSealedMailSecrets: FindSealed = async (database) => {
  const repository = createOutgoingMailsRepository(database);
  return (await repository.findSealed()).map(({ mailId, sealed }) => ({
    what: 'the links of e-mails that are not sent yet',
    remedy: 'people ask for a new link, or are invited again',
    sealed,
    context: secretContext(mailId),
    replace: async (again) => void (await repository.replaceSealed(mailId, sealed, again)),
  }));
};
