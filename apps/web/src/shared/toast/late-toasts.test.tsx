import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { theme } from '../theme/theme.ts';
import { LateToasts } from './late-toasts.tsx';
import { toast } from './toast.ts';

it('LateToasts shows a toast that was raised before it loaded', async () => {
  toast.error('Said before');
  render(
    <ThemeProvider theme={theme}>
      <LateToasts />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Said before');
});
