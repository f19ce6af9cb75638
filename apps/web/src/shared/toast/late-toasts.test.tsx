import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { theme } from '../theme/theme.ts';
import { LateToasts } from './late-toasts.tsx';
import { toast } from './toast.ts';

it('a toast raised before the place for toasts has loaded is shown when it has', async () => {
  toast.error('Said before');
  render(
    <ThemeProvider theme={theme}>
      <LateToasts />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Said before');
});
