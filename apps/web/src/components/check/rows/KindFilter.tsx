import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { statusLook } from '../../status';
import { checkStrings as s } from '../strings';
import { KINDS, type Kind } from '../evidence/result-kinds';

interface KindFilterProps {
  /** Number of citations of each kind. */
  counts: ReadonlyMap<Kind, number>;
  total: number;
  shown: Kind | 'all';
  onShow: (kind: Kind | 'all') => void;
}

/** Filters a list by kind; pressing the same kind again shows all. */
export function KindFilter({ counts, total, shown, onShow }: KindFilterProps) {
  const kinds = KINDS.filter((kind) => counts.get(kind));
  if (kinds.length < 2) return null;
  return (
    <Box role="group" aria-label={s.show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ButtonBase aria-pressed={shown === 'all'} onClick={() => onShow('all')} sx={chipSx(shown === 'all', 'unknown')}>
        {s.showAll} {total}
      </ButtonBase>
      {kinds.map((kind) => {
        const { label, tone, Icon } = statusLook(kind);
        return (
          <ButtonBase
            key={kind}
            data-kind={kind}
            aria-pressed={shown === kind}
            onClick={() => onShow(shown === kind ? 'all' : kind)}
            sx={chipSx(shown === kind, tone)}
          >
            <Icon aria-hidden sx={{ fontSize: 15 }} />
            {label} {counts.get(kind)}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const chipSx = (isOn: boolean, tone: string) => ({
  gap: 0.5,
  px: 1.25,
  minHeight: 30,
  borderRadius: 99,
  border: 1.5,
  typography: 'caption',
  fontWeight: 620,
  color: `status.${tone}.main`,
  bgcolor: isOn ? `status.${tone}.soft` : 'transparent',
  borderColor: isOn ? `status.${tone}.main` : 'divider',
});
