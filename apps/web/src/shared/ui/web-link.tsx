import Link from '@mui/material/Link';
import { webAddress } from '@rotunda/domain';
import type { ReactNode } from 'react';

/**
 * A link out of the product, in a tab of its own, underlined because it may stand within a sentence. An address that is
 * not of the web stays plain text.
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
