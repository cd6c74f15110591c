import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Line icons on a 24 px grid, drawn for this product: a stroke of 1.8 with round ends. */
export function lineIcon(displayName: string, ...paths: string[]) {
  function Icon(props: SvgIconProps) {
    return (
      <SvgIcon {...props} sx={[{ fill: 'none' }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}>
        <g stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" strokeLinejoin="round" fill="none">
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </SvgIcon>
    );
  }
  Icon.displayName = displayName;
  return Icon;
}

/** Here and not with the other icons, because the theme gives it to every select. */
export const ChevronDownIcon = lineIcon('ChevronDownIcon', 'M6 9.5l6 6 6-6');
