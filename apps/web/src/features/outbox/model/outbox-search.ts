import type { MailState } from '@rotunda/contract';
import { MAIL_STATES } from '@rotunda/contract/values';

/** What the address of the outbox keeps. */
export interface OutboxSearch {
  /** The e-mails of no organization, for the operator; else those of one's own. */
  of?: 'installation';
  state?: MailState;
  /** E-mails before this page. */
  skip?: number;
}

/** Reads an address; what is not understood is left out. */
export function readOutboxSearch({ of, state, skip }: Record<string, unknown>): OutboxSearch {
  const known = MAIL_STATES.find((one) => one === state);
  return {
    ...(of === 'installation' ? { of } : {}),
    ...(known === undefined ? {} : { state: known }),
    ...(Number.isSafeInteger(skip) && Number(skip) > 0 ? { skip: Number(skip) } : {}),
  };
}
