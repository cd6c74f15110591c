import { Box, Stack } from './ui';

/** The mark: a closing quotation mark whose second stroke is a check. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: size, height: size, color: 'primary.main', flexShrink: 0 }}
    >
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth={3.2}>
        <path d="M7.6 8.8c0 4.3-.8 6.8-2.6 9.2" />
        <path d="M14.4 8.8c0 5.1.8 8.6 3.2 13.4L28 7.4" />
      </g>
      <circle cx="7" cy="8.6" r="3.4" fill="currentColor" />
      <circle cx="14.6" cy="8.6" r="3.4" fill="currentColor" />
    </Box>
  );
}

export function Logo() {
  return (
    <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1, color: 'text.primary' }}>
      <LogoMark />
      <Box
        component="span"
        sx={{ typography: 'h3', fontSize: '1.4rem', fontWeight: 620, letterSpacing: '-0.025em', lineHeight: 1 }}
      >
        Veracite
      </Box>
    </Stack>
  );
}
