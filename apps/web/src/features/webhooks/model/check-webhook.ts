import { WEBHOOK_TEXTS } from '@rotunda/contract/values';
import type { FieldErrors } from '../../../shared/records/use-record-form.ts';

/** Returns a message for each invalid field. Whether the address is allowed is decided by the server. */
export function checkWebhook({ name, url }: { name: string; url: string | null }): FieldErrors {
  return {
    ...(name.trim() === '' ? { name: WEBHOOK_TEXTS.nameRequired } : {}),
    ...(url === null || URL.canParse(url) ? {} : { url: WEBHOOK_TEXTS.httpsRequired }),
  };
}
