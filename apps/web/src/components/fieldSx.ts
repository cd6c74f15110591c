/** Styles for native form fields that match the design system. */
export const fieldSx = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main', outlineOffset: 0 },
} as const;
