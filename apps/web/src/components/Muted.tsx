import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Small gray text; `variant` and the other props are those of `Typography`. */
export const Muted = ((props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)) as typeof Typography;
