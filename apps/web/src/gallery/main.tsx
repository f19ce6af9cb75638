import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createShortcutRegistry } from '../shared/shortcuts/shortcut-registry.ts';
import { ShortcutContext } from '../shared/shortcuts/use-shortcut.ts';
import { theme } from '../shared/theme/theme.ts';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ShortcutContext value={createShortcutRegistry()}>
        <Gallery group={new URLSearchParams(location.search).get('group')} />
        <ToastHost />
      </ShortcutContext>
    </ThemeProvider>
  </StrictMode>,
);
