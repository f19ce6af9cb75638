import { styled } from '@mui/material/styles';
import Tabs from '@mui/material/Tabs';

/** The tabs of a page that lie on its ground, as those of records lie on a surface. */
export const PageTabs = styled(Tabs)(({ theme }) => ({
  '--Tabs-ground': theme.vars.palette.token.canvas,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
}));
