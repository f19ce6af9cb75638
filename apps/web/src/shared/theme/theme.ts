import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { COMPONENT_OVERRIDES } from './component-overrides.ts';
import { BREAKPOINTS } from './measures.ts';
import { getPalette } from './palette.ts';
import { DARK, LIGHT } from './tokens.ts';
import { TYPOGRAPHY } from './typography.ts';

const noShadows = (): Shadows => {
  const shadows = createTheme().shadows;
  // Elevation is shown by a line, so MUI's 25 shadow levels are off. Floating layers use the one shadow token.
  shadows.fill('none');
  return shadows;
};

/**
 * The only theme. Light or dark follows the system through `prefers-color-scheme`, without a script before first paint.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'rotunda' },
  colorSchemes: { light: { palette: getPalette(LIGHT) }, dark: { palette: getPalette(DARK) } },
  typography: TYPOGRAPHY,
  spacing: 4,
  shape: { borderRadius: 6 },
  shadows: noShadows(),
  breakpoints: { values: { xs: 0, sm: BREAKPOINTS.cards, md: 960, lg: BREAKPOINTS.railOpen, xl: BREAKPOINTS.docked } },
  components: COMPONENT_OVERRIDES,
});
