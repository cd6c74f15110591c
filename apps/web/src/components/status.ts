import type { SvgIconProps } from './ui';
import { lookOfState, type Tone } from '@veracite/contracts/states';
import type { ComponentType } from 'react';
import { CheckCircleIcon, CopyIcon, CrossCircleIcon, PenIcon, QuestionCircleIcon, WarningIcon } from './icons';

interface StatusLook {
  label: string;
  tone: Tone;
  Icon: ComponentType<SvgIconProps>;
}

const icons: Record<string, StatusLook['Icon']> = {
  check: CheckCircleIcon,
  warning: WarningIcon,
  cross: CrossCircleIcon,
  question: QuestionCircleIcon,
  copy: CopyIcon,
  pen: PenIcon,
};

/** Returns the name, color and icon of a status. Unrecognized statuses are shown as unknown. */
export function statusLook(status: string): StatusLook {
  const { name, tone, icon } = lookOfState(status);
  return { label: name, tone, Icon: icons[icon] ?? QuestionCircleIcon };
}
