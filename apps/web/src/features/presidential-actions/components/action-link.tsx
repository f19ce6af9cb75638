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

/** Another presidential document: opens over this one, and in a tab of its own by the keys of the browser. */
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
