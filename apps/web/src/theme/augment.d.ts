import type { MarkPalette, StatusPalette } from './palette';

interface Ground {
  sunken: string;
  inverse: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    status: StatusPalette;
    mark: MarkPalette;
    ground: Ground;
  }
  interface PaletteOptions {
    status?: StatusPalette;
    mark?: MarkPalette;
    ground?: Ground;
  }
  interface TypographyVariants {
    citation: React.CSSProperties;
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    citation?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    citation: true;
    lead: true;
  }
}
