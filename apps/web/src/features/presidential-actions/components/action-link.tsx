import Link from '@mui/material/Link';
import type { DocumentType } from '@rotunda/domain';
import type { ReactNode } from 'react';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { isPlainClick } from '../../../shared/navigation/is-plain-click.ts';

export type OpenRelated = (target: { documentType: DocumentType; fusionId: string }) => void;

export interface ActionLinkProps {
  fusionId: string;
  onOpen: OpenRelated;
  children: ReactNode;
}

/**
 * Links to another presidential document. A plain click opens it over this one; the browser's modifier keys open it in
 * a new tab.
 */
export function ActionLink({ fusionId, onOpen, children }: ActionLinkProps) {
  const target = { documentType: 'PresidentialAction', fusionId } as const;
  return (
    <Link
      href={documentPath(target)}
      underline="always"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(target);
      }}
    >
      {children}
    </Link>
  );
}
