import { texts } from '../texts/texts.ts';
import { toast } from '../toast/toast.ts';

/** Puts a text on the clipboard and says so; browsers refuse without a gesture or a secure page, which is a warning (S3 §8). */
export async function copyText(text: string, said: string = texts.clipboard.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.info(said);
  } catch {
    toast.warning(texts.clipboard.failed);
  }
}
