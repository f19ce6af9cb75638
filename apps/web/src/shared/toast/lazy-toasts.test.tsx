import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { theme } from '../theme/theme.ts';
import { LazyToasts } from './lazy-toasts.tsx';
import { toast } from './toast.ts';

it('LazyToasts shows a toast that was raised before it loaded', async () => {
  toast.error('Said before');
  render(
    <ThemeProvider theme={theme}>
      <LazyToasts />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Said before');
});
