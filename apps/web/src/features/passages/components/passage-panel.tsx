import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { FoundPassages } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SideLayer } from '../../../shared/ui/side-layer.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { passagesTexts } from '../passages-texts.ts';
import { FoundPassage, type FoundPassageLinks } from './found-passage.tsx';

const Quote = styled('blockquote')(({ theme }) => ({
  margin: '4px 0 12px',
  padding: '2px 0 2px 12px',
  borderLeft: `3px solid ${theme.vars.palette.token.border}`,
  color: theme.vars.palette.token.ink2,
  fontSize: 13,
  lineHeight: '20px',
  maxHeight: 84,
  overflow: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Summary = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '12px 0',
  '& h2': { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
});

const Hint = styled('p')(({ theme }) => ({
  fontSize: 12.5,
  lineHeight: '18px',
  color: theme.vars.palette.token.ink2,
}));

/** Says that the passage is standard wording. */
const StandardNotice = styled('p')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    gap: 8,
    padding: '8px 12px',
    borderRadius: 6,
    backgroundColor: token.consideringBg,
    color: token.considering,
    '& svg': { flex: 'none', marginTop: 2 },
  };
});

const Results = styled('ol')({ display: 'grid' });

/** Polling interval while the index is loading. */
const REFETCH_INTERVAL_MS = 2000;

export interface LookedUpPassage {
  text: string;
  language: 'en' | 'fr';
}

export interface PassagePanelProps extends FoundPassageLinks {
  passage: LookedUpPassage;
  /** The document that contains the passage, and its name, such as `US HR 1, SEC. 2.` */
  fusionId: string;
  source: string;
  onClose: () => void;
  /** Null if the user may not save searches. */
  onFollow: (() => void) | null;
}

/** Lists the other documents that contain a passage, with their wording, in a panel over the text. */
export function PassagePanel({ passage, fusionId, source, onClose, onFollow, ...links }: PassagePanelProps) {
  const { queries } = useApi();
  const found = useQuery({
    ...queries.similar.findPassage.queryOptions({ input: { ...passage, fusionId } }),
    retry: false,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? REFETCH_INTERVAL_MS : false),
  });
  const canFollow = onFollow !== null && found.data?.state === 'ready' && !found.data.isStandard;
  return (
    <SideLayer onClose={onClose} label={passagesTexts.title}>
      <Flyout
        label={passagesTexts.title}
        title={passagesTexts.title}
        over={<b>{passagesTexts.getPassage(source)}</b>}
        contentKey={passage.text}
        onClose={onClose}
        head={
          <>
            {/* A long passage scrolls, so it must be focusable by keyboard. */}
            <Quote tabIndex={0} lang={passage.language}>
              {passage.text}
            </Quote>
            {canFollow ? (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon name="bell" />}
                aria-haspopup="dialog"
                onClick={onFollow}
                sx={{ mb: '12px' }}
              >
                {passagesTexts.follow}
              </Button>
            ) : null}
          </>
        }
      >
        {found.isError ? (
          <div style={{ paddingTop: 16 }}>
            <Failure error={found.error} onRetry={() => void found.refetch()} />
          </div>
        ) : found.isPending || found.data.state === 'preparing' ? (
          <>
            <p role="status" style={{ padding: '12px 0' }}>
              {found.isPending ? passagesTexts.searching : passagesTexts.preparing}
            </p>
            {/* The skeleton has its own padding, and the flyout already provides it. */}
            <div style={{ marginInline: -24 }}>
              <SkeletonText lines={8} />
            </div>
          </>
        ) : (
          <Found found={found.data} links={links} />
        )}
      </Flyout>
    </SideLayer>
  );
}

/** Shows why an invalid passage was refused; offers a retry for any other failure. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const fault = toApiError(error);
  if (fault.code === 'VALIDATION') return <p role="alert">{fault.fields['text'] ?? fault.message}</p>;
  return <ErrorState message={passagesTexts.failed} error={error} onRetry={onRetry} />;
}

function Found({ found, links }: { found: FoundPassages; links: FoundPassageLinks }) {
  const { results, total, documents, isStandard, searched } = found;
  const heading = documents > total ? passagesTexts.foundAbout(documents) : passagesTexts.found(total);
  return (
    <>
      <Summary role="status">
        {total === 0 ? null : <h2>{heading}</h2>}
        {isStandard ? (
          <StandardNotice>
            <Icon name="warning" size={16} />
            <span>{passagesTexts.standard}</span>
          </StandardNotice>
        ) : null}
        {documents > total ? <Hint>{passagesTexts.foundFirst(total)}</Hint> : null}
        <Hint>
          {passagesTexts.searched(searched)} {total > 0 ? passagesTexts.same : ''}
        </Hint>
      </Summary>
      {total === 0 ? (
        <EmptyState icon="search" title={passagesTexts.none} description={passagesTexts.noneHint} />
      ) : (
        <Results aria-label={heading}>
          {results.map((one) => (
            <FoundPassage key={one.fusionId} found={one} {...links} />
          ))}
        </Results>
      )}
    </>
  );
}
