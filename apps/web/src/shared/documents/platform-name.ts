const NAMES: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  truthsocial: 'Truth Social',
};

/** A social platform as it spells its own name; any other word as it is. */
export function platformName(word: string): string {
  return NAMES[word] ?? word;
}
