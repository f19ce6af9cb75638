import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { VerdictView } from '../components/why-not/verdict-view.tsx';
import { verdictTexts } from '../model/verdict-texts.ts';

/** Characters of a title shown before `Show More`. */
const TITLE = 200;

const Root = styled('div')({ display: 'grid', gap: 12 });

const DocumentLink = styled('a')({ fontWeight: 600 });

const OtherDocuments = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  '& > span': { fontSize: 12.5, color: theme.vars.palette.token.ink3 },
}));

export interface WhyNotDialogProps {
  savedSearch: Pick<SavedSearch, '_id' | 'title'>;
  onClose: () => void;
}

/** Lets the user enter a document and shows, clause by clause, why the saved search has an alert for it or not. */
export function WhyNotDialog({ savedSearch, onClose }: WhyNotDialogProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const name = typed.trim();
  return (
    <DialogShell
      title={verdictTexts.title(savedSearch.title)}
      isOpen
      width={640}
      cancelLabel={texts.actions.close}
      submit={{ label: verdictTexts.explain, isDisabled: name === '', onSubmit: () => setAsked(name) }}
      onClose={onClose}
    >
      <Root>
        <TextField
          fullWidth
          autoFocus
          label={verdictTexts.document}
          placeholder={verdictTexts.placeholder}
          helperText={verdictTexts.hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.documentName, spellCheck: false } }}
        />
        {asked === null ? null : <NamedVerdict savedSearchId={savedSearch._id} name={asked} onAsk={setAsked} />}
      </Root>
    </DialogShell>
  );
}

interface NamedVerdictProps {
  savedSearchId: string;
  name: string;
  onAsk: (name: string) => void;
}

function NamedVerdict({ savedSearchId, name, onAsk }: NamedVerdictProps) {
  const { queries } = useApi();
  const answer = useQuery({
    ...queries.alerts.explainVerdict.queryOptions({ input: { savedSearchId, document: name } }),
    retry: false,
  });
  if (answer.isError) {
    return <ErrorState message={verdictTexts.failed} error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  if (answer.isPending) {
    return (
      <div aria-busy>
        <p role="status">{verdictTexts.explaining}</p>
        <SkeletonText lines={4} />
      </div>
    );
  }
  const { document, others, verdict } = answer.data;
  if (document === null || verdict === null) return <p role="status">{verdictTexts.unknown(name)}</p>;
  return (
    <div>
      <p>
        <TruncatedText
          text={document.title}
          limit={TITLE}
          wrap={(shown) => (
            <DocumentLink href={document.url} target="_blank" rel="noopener noreferrer">
              {shown}
            </DocumentLink>
          )}
        />{' '}
        {[document.origin, document.description]
          .filter((words) => words !== null && words !== document.title)
          .join(' · ')}
      </p>
      {others.length === 0 ? null : (
        <OtherDocuments>
          <span>{verdictTexts.others}</span>
          {others.map((other) => (
            <Button key={other.id} size="small" onClick={() => onAsk(other.id)}>
              {[other.title, other.origin].filter(Boolean).join(' · ')}
            </Button>
          ))}
        </OtherDocuments>
      )}
      <VerdictView verdict={verdict} />
    </div>
  );
}
