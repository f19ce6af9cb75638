import Link from '@mui/material/Link';
import { webAddress } from '@rotunda/domain';
import type { ReactNode } from 'react';

/**
 * Links to another site in a new tab. It is underlined because it may be part of a sentence. An address that is not a
 * web address stays plain text.
 */
export function WebLink({ href, children }: { href: string; children: ReactNode }) {
  const address = webAddress(href);
  if (address === null) return <span>{children}</span>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  );
}
