import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { isPlainClick } from './is-plain-click.ts';

export interface AddressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path within the product, with its query. */
  href: string;
}

/** Links to a computed address, such as a Discover search or a document, where the typed Link would need a route. */
export function AddressLink({ href, onClick, ...rest }: AddressLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}
