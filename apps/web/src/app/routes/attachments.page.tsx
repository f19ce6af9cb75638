import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { AttachmentsWorkspace } from '../../features/attachments/components/attachments-workspace.tsx';
import { useFileDownload } from '../../features/attachments/hooks/use-file-download.ts';
import {
  changeAttachmentsSearch,
  type AttachmentsSearchChanges,
} from '../../features/attachments/model/attachments-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { useRelatedDocument } from '../documents/use-related-document.tsx';
import { FlagPage } from '../shell/flag-page.tsx';

const route = getRouteApi('/signed-in/attachments');

export default function AttachmentsPage() {
  return (
    <FlagPage flag="attachments">
      <Attachments />
    </FlagPage>
  );
}

function Attachments() {
  usePageTitle(texts.nav.attachments);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const entity = useRelatedDocument('attachments');
  const change = (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => changeAttachmentsSearch(before, changes),
      replace: options?.replace ?? false,
    });
  useRequestedDownload(search.download, () => change({ download: null }, { replace: true }));
  return (
    <>
      <AttachmentsWorkspace scope={null} search={search} onSearchChange={change} onOpenEntity={entity.onOpenRelated} />
      {entity.renderOver(texts.nav.attachments)}
    </>
  );
}

/**
 * Starts the download of a copied download link once, and removes it from the address, which then points to the
 * attachment.
 */
function useRequestedDownload(attachmentId: string | undefined, onStarted: () => void): void {
  const download = useFileDownload();
  const start = useEffectEvent((id: string) => {
    onStarted();
    void download(id);
  });
  useEffect(() => {
    if (attachmentId !== undefined) start(attachmentId);
  }, [attachmentId]);
}
