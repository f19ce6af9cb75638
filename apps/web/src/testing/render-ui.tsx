import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { DisplayForAuthUser } from '../shared/api/display-for-auth-user.ts';
import { NowContext } from '../shared/format/use-now.ts';
import { createShortcutRegistry, type ShortcutRegistry } from '../shared/shortcuts/shortcut-registry.ts';
import { ShortcutContext } from '../shared/shortcuts/use-shortcut.ts';
import { theme } from '../shared/theme/theme.ts';
import { ToastHost } from '../shared/toast/toast-host.tsx';
import { createTestUser } from './test-user.ts';

/** 2026-03-12 12:00 UTC, the current time in every test. */
export const NOW_SECONDS = Date.UTC(2026, 2, 12, 12) / 1000;

export interface RenderedUi extends RenderResult {
  user: UserEvent;
  shortcuts: ShortcutRegistry;
}

/** Renders a part of the UI with theme, toasts, keyboard and clock, and no server. */
export function renderUi(ui: ReactNode): RenderedUi {
  const shortcuts = createShortcutRegistry();
  const result = render(ui, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <NowContext value={() => NOW_SECONDS}>
          <ShortcutContext value={shortcuts}>
            <Keyboard shortcuts={shortcuts} />
            <DisplayForAuthUser value>{children}</DisplayForAuthUser>
            <ToastHost />
          </ShortcutContext>
        </NowContext>
      </ThemeProvider>
    ),
  });
  return { ...result, shortcuts, user: createTestUser() };
}

/** Handles the keyboard while the tested UI is mounted. */
function Keyboard({ shortcuts }: { shortcuts: ShortcutRegistry }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => shortcuts.handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shortcuts]);
  return null;
}
