import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFocusWithinFrame } from '../hooks/use-focus-within-frame.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FOCUS_RING } from '../../../shared/theme/focus-ring.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cqTexts } from '../model/cq-texts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& iframe': {
    width: '100%',
    height: 'max(480px, calc(100vh - 320px))',
    border: `1px solid ${theme.vars.palette.token.border}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.token.sunken,
  },
  // The viewer is a separate document, so the browser draws no focus ring around the frame while the focus is in it.
  '& iframe[data-focused="true"]': FOCUS_RING,
}));

export interface CqPdfProps {
  cqUid: string;
  title: string;
  token: string;
  /** Gets a new token if the page's token has expired. */
  onRetry: () => void;
}

/** PDF of a document, fetched through this installation and shown by the browser's own viewer. */
export function CqPdf({ cqUid, title, token, onRetry }: CqPdfProps) {
  const { queries } = useApi();
  const pdf = useQuery({
    ...queries.cq.getPdf.queryOptions({ input: { cqUid, token } }),
    // Keep the file as long as the page is open, even after its token expires.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (pdf.isPending) return <p role="status">{cqTexts.loadingPdf}</p>;
  if (pdf.isError) return <ErrorState message={cqTexts.pdfFailed} error={pdf.error} onRetry={onRetry} />;
  return <Viewer file={pdf.data.body} title={title} />;
}

function Viewer({ file, title }: { file: File; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isFocused = useFocusWithinFrame(frame);
  useEffect(() => {
    // Object URL of the file, revoked together with it.
    const address = URL.createObjectURL(file);
    if (frame.current) frame.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Root>
      <Button size="small" startIcon={<Icon name="download" />} onClick={() => saveFile(file)}>
        {cqTexts.downloadPdf}
      </Button>
      <iframe ref={frame} title={`${cqTexts.pdf}: ${title}`} {...(isFocused ? { 'data-focused': 'true' } : {})} />
    </Root>
  );
}
