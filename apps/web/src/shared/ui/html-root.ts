import { styled } from '@mui/material/styles';

/** Styles of a source's HTML. */
export const HtmlRoot = styled('div')({
  overflowWrap: 'anywhere',
  '& p + p, & ul, & ol, & blockquote': { marginTop: 12 },
  '& ul': { listStyle: 'disc', paddingLeft: 20 },
  '& ol': { listStyle: 'decimal', paddingLeft: 24 },
  '& blockquote': { margin: '12px 0 0', paddingLeft: 12, borderLeft: '2px solid currentColor' },
  '& pre': { whiteSpace: 'pre-wrap', margin: 0 },
});
