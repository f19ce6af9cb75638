import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { useBillVersions } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { BillLines } from './bill-lines.ts';

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
    <BillLines>
      <ShowMoreList label={legislationTexts.billVersions}>
        {versions.data.map((version) => (
          <li key={version.fnDocumentId}>
            <span className="when">{formatShortDay(version.date)}</span>
            <span className="main">
              <span className="name">{version.versionName}</span>
              {version.isCurrent ? <span className="mark">{legislationTexts.current}</span> : null}
              {version.language === 'en' ? null : <span className="mark">{version.language.toUpperCase()}</span>}
            </span>
            <span className="end">
              {version.support ? (
                <button
                  type="button"
                  className="link"
                  aria-label={`${legislationTexts.read} ${version.versionName}`}
                  onClick={() => onRead(version.fnDocumentId)}
                >
                  {legislationTexts.read}
                </button>
              ) : null}
              {version.externalUrl ? <WebLink href={version.externalUrl}>{legislationTexts.published}</WebLink> : null}
            </span>
          </li>
        ))}
      </ShowMoreList>
    </BillLines>
  );
}
