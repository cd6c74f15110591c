import type { StatusTone } from '../../../theme/palette';

/** Style of a mark by its tone; marks of the current stop have a frame. */
export function markSx(tone: StatusTone | undefined, isHere: boolean) {
  return {
    bgcolor: tone ? `status.${tone}.soft` : 'primary.light',
    borderColor: tone ? `status.${tone}.main` : 'primary.main',
    outlineColor: tone ? `status.${tone}.main` : 'primary.main',
    outlineStyle: isHere ? 'solid' : 'none',
    outlineWidth: 2,
  } as const;
}
