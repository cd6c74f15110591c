import type { Components, Theme } from '@mui/material/styles';
import { ChevronDownIcon } from './line-icon';

/** What every component of a family has in common; single places overrule it with `sx`. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88 },
      // A bar sticks below the header, in two rows on small screens.
      'html:has([data-sticky-bar])': { scrollPaddingTop: 160, '@media (min-width: 1200px)': { scrollPaddingTop: 124 } },
      body: { fontFeatureSettings: '"cv11", "ss03"', textRendering: 'optimizeLegibility' },
      ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
      // System colors: borders replace backgrounds, and colors with a meaning are kept.
      '@media (forced-colors: active)': {
        '.MuiButton-root': { border: '1px solid ButtonText !important' },
        '.MuiButton-root.Mui-disabled': { borderColor: 'GrayText !important' },
        '[data-bar]': { forcedColorAdjust: 'none' },
        '[aria-pressed=true]': { borderColor: 'Highlight !important' },
      },
      '@page': { margin: '16mm 15mm' },
      '@media screen': { '[data-print-report]': { display: 'none' } },
      '@media print': {
        // Otherwise a dark scheme fills the margins of the paper.
        html: { colorScheme: 'light !important' },
        body: { background: '#fff' },
        '[data-print-report] + [data-print-report]': { marginTop: '10mm' },
        '[data-print-report]:has(+ [data-print-report]) > p:last-child': { display: 'none' },
        'body:has(> [data-print-report]) > :not([data-print-report])': { display: 'none !important' },
        'header, footer, [data-no-print]': { display: 'none !important' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 9, minHeight: 40, paddingInline: 18, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.84rem' },
      sizeLarge: { minHeight: 50, paddingInline: 26, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        color: theme.vars?.palette.text.primary,
        '&:hover': { borderColor: theme.vars?.palette.text.secondary },
      }),
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 } },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 14, borderColor: theme.vars?.palette.divider }) },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper, borderRadius: 10 }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDownIcon },
    styleOverrides: { select: { '&.MuiSelect-select': { whiteSpace: 'normal' } } },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: '0.95rem' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 18 } } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, paddingTop: 22 }) } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: '0 14px 40px -12px rgb(0 0 0 / 0.28)',
        marginTop: 6,
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: 48 } } },
};
