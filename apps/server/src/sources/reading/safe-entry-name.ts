const MAX_LENGTH = 512;

/**
 * Makes an archive's name for an entry safe to display: no parent or absolute path, drive, control or direction
 * characters. Nothing is ever written under such a name; it is only a label in lists and in the quarantine.
 */
export function safeEntryName(name: string): string {
  const segments = name
    .replaceAll('\\', '/')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map((segment) => (segment === '..' ? '(parent)' : segment.replaceAll(':', '_')));
  return segments.join('/').slice(0, MAX_LENGTH) || '(unnamed)';
}
