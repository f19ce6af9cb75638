import type { SourceState } from '@rotunda/contract';

/** Whether saving these options deletes the API key, which is valid for one scheme, host and port only. */
export function dropsKey(live: NonNullable<SourceState['live']>, options: Readonly<Record<string, string>>): boolean {
  if (!live.hasApiKey) return false;
  const before = getOrigin(live.baseUrl);
  const after = getOrigin(options['baseUrl'] ?? live.publisherBaseUrl);
  return after !== null && after !== before;
}

/** Returns null while the input is not a valid address. */
function getOrigin(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
}
