import { Box, Muted } from './ui';

/** A stretch of a scale, in percent of it. */
const markOf = (from: number, width: number) =>
  ({ position: 'absolute', left: `${from}%`, width: `${width}%`, top: 0, bottom: 0, borderRadius: 5 }) as const;

/** Edges, so that the scale is seen where grounds are not. */
const gaugeSx = { border: 1, borderColor: 'divider' } as const;

interface GaugeProps {
  label: string;
  /** 0 to 100; absent where too little is known to give one. */
  value?: number;
  /** What the true value lies in, as likely as not otherwise: drawn around it. */
  interval?: readonly [number, number];
}

/** Where one grade ends and the next begins. */
const MARKS = [0, 20, 40, 60, 80, 100];

/** A score on its scale of 0 to 100, with the scale's figures, and the interval around it where one is known. */
export function Gauge({ label, value, interval }: GaugeProps) {
  const rounded = value === undefined ? undefined : Math.round(value);
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded}
      aria-valuetext={
        rounded === undefined ? '–' : interval ? `${rounded} (${interval[0]}–${interval[1]})` : String(rounded)
      }
      sx={{ my: 1.25 }}
    >
      <Box sx={{ position: 'relative', height: 10, borderRadius: 5, bgcolor: 'ground.sunken', ...gaugeSx }}>
        {interval ? (
          <Box
            data-bar
            sx={{ ...markOf(interval[0], Math.max(1, interval[1] - interval[0])), bgcolor: 'primary.light' }}
          />
        ) : (
          value !== undefined && <Box data-bar sx={{ ...markOf(0, value), bgcolor: 'primary.light' }} />
        )}
        {value !== undefined && (
          <Box
            data-bar
            sx={{
              position: 'absolute',
              left: `calc(${value}% - 3px)`,
              width: 6,
              top: -4,
              bottom: -4,
              borderRadius: 3,
              bgcolor: 'primary.main',
            }}
          />
        )}
      </Box>
      <Box aria-hidden sx={{ position: 'relative', height: 18, mt: 0.5 }}>
        {MARKS.map((mark) => (
          <Muted
            key={mark}
            variant="caption"
            component="span"
            sx={{
              position: 'absolute',
              left: `${mark}%`,
              transform: `translateX(-${mark === 0 ? 0 : mark === 100 ? 100 : 50}%)`,
              fontSize: '0.72rem',
            }}
          >
            {mark}
          </Muted>
        ))}
      </Box>
    </Box>
  );
}
