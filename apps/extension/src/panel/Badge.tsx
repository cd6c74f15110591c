import { icons, lookOfState, type Tone } from '@veracite/contracts/states';

interface BadgeProps {
  label: string;
  tone: Tone;
  icon: string;
  detail?: string;
}

/** A word on a colored ground, with an icon, so that color is never alone in saying it. */
export const Badge = ({ label, tone, icon, detail }: BadgeProps) => (
  <span class="badge" data-tone={tone}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {icons[icon as keyof typeof icons].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
    <span>
      {label}
      {detail && <small>{detail}</small>}
    </span>
  </span>
);

/** The badge of a status. @param count how many references have it */
export function StatusBadge({ status, detail, count }: { status: string; detail?: string; count?: number }) {
  const { name, tone, icon } = lookOfState(status);
  return <Badge label={count === undefined ? name : `${count} ${name}`} tone={tone} icon={icon} detail={detail} />;
}
