import type { SourceState } from '@rotunda/contract';

/** Whether saving these options takes the key away: it is for one host, scheme and port. */
export function dropsKey(live: NonNullable<SourceState['live']>, options: Readonly<Record<string, string>>): boolean {
  if (!live.hasApiKey) return false;
  const before = originOf(live.baseUrl);
  const after = originOf(options['baseUrl'] ?? live.publisherBaseUrl);
  return after !== null && after !== before;
}

/** null while what is typed is no address. */
function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
}
