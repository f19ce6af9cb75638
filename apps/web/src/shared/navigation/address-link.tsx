import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { isPlainClick } from './is-plain-click.ts';

export interface AddressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this product, with its query. */
  href: string;
}

/** A link to an address that is put together (a search in Discover, a document), where the typed Link needs a route. */
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
