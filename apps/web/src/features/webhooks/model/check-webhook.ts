import { WEBHOOK_TEXTS } from '@rotunda/contract/values';
import type { FieldFaults } from '../../../shared/records/use-record-form.ts';

/** What stands in the way of saving a webhook; whether its address may be sent to is the server's to say. */
export function checkWebhook({ name, url }: { name: string; url: string | null }): FieldFaults {
  return {
    ...(name.trim() === '' ? { name: WEBHOOK_TEXTS.nameRequired } : {}),
    ...(url === null || URL.canParse(url) ? {} : { url: WEBHOOK_TEXTS.httpsRequired }),
  };
}
