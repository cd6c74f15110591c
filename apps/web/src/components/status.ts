import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { StatusTone } from '../theme/palette';
import {
  CheckCircleIcon,
  CopyIcon,
  CrossCircleIcon,
  NotEqualIcon,
  PenIcon,
  QuestionCircleIcon,
  WarningIcon,
} from './icons';

interface StatusLook {
  label: string;
  tone: StatusTone;
  Icon: ComponentType<SvgIconProps>;
}

const unknown: StatusLook = { label: 'Unknown', tone: 'unknown', Icon: QuestionCircleIcon };

const looks: Record<string, StatusLook> = {
  valid: { label: 'Valid', tone: 'valid', Icon: CheckCircleIcon },
  incomplete: { label: 'Incomplete', tone: 'incomplete', Icon: WarningIcon },
  fake: { label: 'Invalid', tone: 'fake', Icon: CrossCircleIcon },
  unknown,
  differs: { label: 'Wrong details', tone: 'differs', Icon: NotEqualIcon },
  'other-work': { label: 'Wrong identifier', tone: 'differs', Icon: NotEqualIcon },
  duplicate: { label: 'duplicate', tone: 'duplicate', Icon: CopyIcon },
  formatting_error: { label: 'formatting error', tone: 'formatting', Icon: PenIcon },
};

/** Word, color and icon of a status or of the problem of an incomplete citation. Unrecognized statuses are shown as unknown. */
export function statusLook(status: string): StatusLook {
  return looks[status] ?? unknown;
}
