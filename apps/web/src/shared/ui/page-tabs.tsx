import { styled } from '@mui/material/styles';
import Tabs from '@mui/material/Tabs';

/** Tabs on the page background. The tabs of records are on a surface instead. */
export const PageTabs = styled(Tabs)(({ theme }) => ({
  '--Tabs-ground': theme.vars.palette.token.canvas,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
}));
