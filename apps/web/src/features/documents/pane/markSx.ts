import type { StatusTone } from '../../../theme/palette';

/** How a mark looks by what is known of it; where one stands, it has a frame. */
export function markSx(tone: StatusTone | undefined, isHere: boolean) {
  return {
    bgcolor: tone ? `status.${tone}.soft` : 'primary.light',
    borderColor: tone ? `status.${tone}.main` : 'primary.main',
    outlineColor: tone ? `status.${tone}.main` : 'primary.main',
    outlineStyle: isHere ? 'solid' : 'none',
    outlineWidth: 2,
  } as const;
}
