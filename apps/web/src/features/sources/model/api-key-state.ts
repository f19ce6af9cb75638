import type { SourceState } from '@rotunda/contract';
import { sourcesTexts } from './sources-texts.ts';

/** Says whether a source has a key that can be used. */
export function apiKeyState({ hasApiKey, isApiKeyUnreadable }: NonNullable<SourceState['live']>): string {
  if (isApiKeyUnreadable) return sourcesTexts.apiKeyUnreadable;
  return hasApiKey ? sourcesTexts.apiKeySet : sourcesTexts.apiKeyNotSet;
}
