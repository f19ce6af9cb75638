import { DocumentLine, DocumentLines, LineButton, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { useBillVersions } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

export interface BillVersionsProps {
  fusionId: string;
  onRead: (fnDocumentId: string) => void;
}

/** Versions of the text, newest first. A stored text opens here, any other on its publisher's site. */
export function BillVersions({ fusionId, onRead }: BillVersionsProps) {
  const versions = useBillVersions(fusionId);
  if (versions.isPending) {
    return (
      <>
        <VisuallyHidden role="status">{texts.documents.loadingVersions}</VisuallyHidden>
        <SkeletonText lines={3} />
      </>
    );
  }
  if (versions.isError) {
    return <ErrorState message={texts.documents.versionsFailed} onRetry={() => void versions.refetch()} />;
  }
  if (versions.data.length === 0) return <p>{texts.documents.noVersions}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.billVersions}>
        {versions.data.map((version) => (
          <DocumentLine
            key={version.fnDocumentId}
            when={formatShortDay(version.date)}
            name={version.versionName}
            marks={[
              ...(version.isCurrent ? [legislationTexts.current] : []),
              ...(version.language === 'en' ? [] : [version.language.toUpperCase()]),
            ]}
            end={
              <LineEnd>
                {version.support ? (
                  <LineButton
                    aria-label={`${legislationTexts.read} ${version.versionName}`}
                    onClick={() => onRead(version.fnDocumentId)}
                  >
                    {legislationTexts.read}
                  </LineButton>
                ) : null}
                {version.externalUrl ? (
                  <WebLink href={version.externalUrl}>{legislationTexts.published}</WebLink>
                ) : null}
              </LineEnd>
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
