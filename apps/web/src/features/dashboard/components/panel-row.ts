import { styled } from '@mui/material/styles';

/**
 * A panel's row for a document: type, title with the reason it is listed, and date. The whole row opens the document.
 */
export const PanelRow = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr) auto',
    columnGap: 12,
    minHeight: 62,
    padding: '10px 16px',
    borderTop: `1px solid ${token.border}`,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    '&.unread::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 3,
      backgroundColor: token.accent,
    },
    '& .identity': { display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start' },
    '& .id': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .what': { minWidth: 0 },
    '& .line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& a': { color: token.ink2, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '&.unread a': { color: token.ink, fontWeight: 600 },
    '& .why': { fontSize: 12.5, color: token.ink3 },
    '& time, & .day': { position: 'relative', fontSize: 12.5, color: token.ink3, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: 4,
      '& .identity': { display: 'flex', alignItems: 'center', gap: 8 },
      '& .what': { gridColumn: '1 / -1', order: 1 },
      '& a': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', whiteSpace: 'normal' },
    },
  };
});
