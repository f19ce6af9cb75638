import { texts } from '../texts/texts.ts';
import { toast } from '../toast/toast.ts';

/**
 * Copies a text to the clipboard and shows a toast. Browsers refuse this without a user gesture or a secure page, which
 * shows a warning (SHL-10).
 */
export async function copyText(text: string, said: string = texts.clipboard.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.info(said);
  } catch {
    toast.warning(texts.clipboard.failed);
  }
}
