import { styled } from '@mui/material/styles';

/** Styles of a source's HTML. */
export const HtmlRoot = styled('div')({
  overflowWrap: 'anywhere',
  '& p + p, & ul, & ol, & blockquote': { marginTop: 12 },
  '& ul': { listStyle: 'disc', paddingLeft: 20 },
  '& ol': { listStyle: 'decimal', paddingLeft: 24 },
  '& blockquote': { margin: '12px 0 0', paddingLeft: 12, borderLeft: '2px solid currentColor' },
  // The words of a link are its author's; where it leads is not. Not part of the text that is copied.
  '& a[data-host]::after': { content: '" (" attr(data-host) ")"', fontSize: '0.9em', opacity: 0.8 },
  '& pre': { whiteSpace: 'pre-wrap', margin: 0 },
});
