import { styled } from '@mui/material/styles';

export const ReplayHint = styled('p')(({ theme }) => ({ fontSize: 12.5, color: theme.vars.palette.token.ink3 }));
