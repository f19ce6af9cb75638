import { styled } from '@mui/material/styles';
import { webAddress } from '@rotunda/domain';
import { useState } from 'react';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(({ theme, size }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  borderRadius: '50%',
  overflow: 'hidden',
  fontSize: Math.round(size * 0.36),
  lineHeight: 1,
  fontWeight: 600,
  color: theme.vars.palette.token.ink2,
  backgroundColor: theme.vars.palette.token.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
}));

/**
 * Returns the initials of the first and last word of a name, ignoring symbols, quoted nicknames and suffixes such as
 * Jr.
 */
export function getInitials(name: string): string {
  const words =
    name.match(/(?<![\p{L}"“'‘(])\p{L}[\p{L}\p{M}'’.-]*/gu)?.filter((word) => !/^(jr|sr|ii|iii|iv)\.?$/i.test(word)) ??
    [];
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

/** Returns the first letter with its accents. */
const firstLetter = (word: string) => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '';

export interface PortraitProps {
  name: string;
  /** Null, or an address that fails to load, shows the initials. */
  photoUrl: string | null;
  /** Pixels. */
  size?: number;
}

/** Shows a person's photo next to their name, or their initials if there is no photo. */
export function Portrait({ name, photoUrl, size = 40 }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = webAddress(photoUrl);
  const isShown = address !== null && address.startsWith('https:') && broken !== address;
  return (
    <Frame size={size} aria-hidden>
      {isShown ? (
        <img src={address} alt="" referrerPolicy="no-referrer" loading="lazy" onError={() => setBroken(address)} />
      ) : (
        getInitials(name)
      )}
    </Frame>
  );
}
