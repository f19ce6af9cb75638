import type { CSSProperties } from 'react';
import type { TypographyVariantsOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    reading: CSSProperties;
  }
  interface TypographyVariantsOptions {
    reading?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    reading: true;
  }
}

export const SANS = '"Inter Variable", "Inter", system-ui, sans-serif';
export const SERIF = '"Source Serif 4 Variable", "Source Serif 4", Georgia, serif';

const line = (size: number, height: number, weight = 400) => ({
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  fontWeight: weight,
});

/** Inter 400, 500 and 600 for the interface; a serif font for reading documents. */
export const TYPOGRAPHY = {
  fontFamily: SANS,
  fontSize: 14,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { ...line(22, 28, 600), letterSpacing: '-0.018em' },
  h2: { ...line(18, 24, 600), letterSpacing: '-0.012em' },
  h3: { ...line(16, 24, 600), letterSpacing: '-0.01em' },
  h4: line(14, 20, 600),
  h5: line(13, 20, 600),
  h6: line(12, 16, 600),
  subtitle1: line(14, 20, 600),
  subtitle2: line(13, 20, 600),
  body1: line(14, 20),
  body2: line(13, 20),
  caption: line(12, 16),
  overline: { ...line(12, 16, 600), textTransform: 'none', letterSpacing: 0 },
  button: { ...line(13, 20, 500), textTransform: 'none', letterSpacing: 0 },
  reading: { ...line(16, 26), fontFamily: SERIF, maxWidth: '68ch', textWrap: 'pretty' },
} satisfies TypographyVariantsOptions;
