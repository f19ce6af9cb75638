import type { MailState } from '@rotunda/contract';
import { MAIL_STATES } from '@rotunda/contract/values';
import { unreadParams } from '../../../shared/navigation/unread-params.ts';

/** Search parameters of the outbox page. */
export interface OutboxSearch {
  /**
   * Set when the operator views the e-mails that belong to no organization; absent for those of the user's
   * organization.
   */
  of?: 'installation';
  state?: MailState;
  /** Number of e-mails before this page. */
  skip?: number;
}

/** Reads the search parameters. `faultsIn` names the filters that are invalid. */
export function readOutboxSearch({ of, state, skip }: Record<string, unknown>): OutboxSearch {
  const known = MAIL_STATES.find((one) => one === state);
  return {
    ...(of === 'installation' ? { of } : {}),
    ...(known === undefined ? {} : { state: known }),
    ...(Number.isSafeInteger(skip) && Number(skip) > 0 ? { skip: Number(skip) } : {}),
  };
}
readOutboxSearch.faultsIn = unreadParams(readOutboxSearch, ['of', 'state']);
