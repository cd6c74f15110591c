import { createTheme, type TypographyVariantsOptions } from '@mui/material/styles';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';

const sans = '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = '"Source Serif 4 Variable", "Iowan Old Style", Charter, Georgia, "Times New Roman", serif';

/** A scale of major thirds, serif for headings and for citations, sans for everything one operates. */
const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  h1: {
    fontFamily: serif,
    fontWeight: 560,
    fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.7rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: serif,
    fontWeight: 560,
    fontSize: 'clamp(1.7rem, 1.35rem + 1.5vw, 2.4rem)',
    lineHeight: 1.16,
    letterSpacing: '-0.016em',
    textWrap: 'balance',
  },
  h3: {
    fontFamily: serif,
    fontWeight: 580,
    fontSize: '1.375rem',
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
    textWrap: 'balance',
  },
  h4: { fontWeight: 620, fontSize: '1.0625rem', lineHeight: 1.4, letterSpacing: '-0.006em' },
  h5: { fontWeight: 620, fontSize: '0.9375rem', lineHeight: 1.45 },
  h6: { fontWeight: 620, fontSize: '0.875rem', lineHeight: 1.45 },
  body1: { fontSize: '1rem', lineHeight: 1.62 },
  body2: { fontSize: '0.9rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  lead: { fontFamily: sans, fontSize: 'clamp(1.05rem, 1rem + 0.3vw, 1.2rem)', lineHeight: 1.6, textWrap: 'pretty' },
  citation: { fontFamily: serif, fontSize: '1.0625rem', lineHeight: 1.62, overflowWrap: 'anywhere' },
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 6 },
  typography,
  components,
});
