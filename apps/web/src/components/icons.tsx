import { SvgIcon, type SvgIconProps } from './ui';
import { icons } from '@veracite/contracts/states';
import { lineIcon } from '../theme/line-icon';

export { ChevronDownIcon } from '../theme/line-icon';

const [ring = ''] = icons.check;

export const CheckCircleIcon = lineIcon('CheckCircleIcon', ...icons.check);
export const CheckIcon = lineIcon('CheckIcon', 'M5 12.6l4.6 4.6L19.4 7');
export const WarningIcon = lineIcon('WarningIcon', ...icons.warning);
export const CrossCircleIcon = lineIcon('CrossCircleIcon', ...icons.cross);
export const QuestionCircleIcon = lineIcon('QuestionCircleIcon', ...icons.question);
export const MinusIcon = lineIcon('MinusIcon', 'M5.5 12h13');
export const CloseIcon = lineIcon('CloseIcon', 'M6 6l12 12', 'M18 6L6 18');
export const ArrowRightIcon = lineIcon('ArrowRightIcon', 'M4.5 12h15', 'M13.5 6l6 6-6 6');
export const ExternalIcon = lineIcon('ExternalIcon', 'M10 5H5v14h14v-5', 'M14 4h6v6', 'M20 4l-9 9');
export const CopyIcon = lineIcon('CopyIcon', 'M9 9h11v11H9z', 'M15 9V4H4v11h5');
export const DownloadIcon = lineIcon('DownloadIcon', 'M12 4v11', 'M7.5 10.8L12 15.3l4.5-4.5', 'M4.5 19.5h15');
export const UploadIcon = lineIcon('UploadIcon', 'M12 15.5V4.5', 'M7.5 9L12 4.5 16.5 9', 'M4.5 19.5h15');
export const MenuIcon = lineIcon('MenuIcon', 'M4 7h16', 'M4 12h16', 'M4 17h16');
export const SunIcon = lineIcon(
  'SunIcon',
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  'M12 2.8v2',
  'M12 19.2v2',
  'M2.8 12h2',
  'M19.2 12h2',
  'M5.5 5.5l1.4 1.4',
  'M17.1 17.1l1.4 1.4',
  'M18.5 5.5l-1.4 1.4',
  'M6.9 17.1l-1.4 1.4',
);
export const MoonIcon = lineIcon('MoonIcon', 'M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10z');
export const SearchIcon = lineIcon(
  'SearchIcon',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  'M15.4 15.4l4.8 4.8',
);
export const BookIcon = lineIcon(
  'BookIcon',
  'M12 6.4C10 4.8 7.2 4.4 3.8 4.6v13.6c3.4-.2 6.2.2 8.2 1.8 2-1.6 4.8-2 8.2-1.8V4.6C16.8 4.4 14 4.8 12 6.4z',
  'M12 6.4V20',
);
export const ListIcon = lineIcon(
  'ListIcon',
  'M9 6.5h11',
  'M9 12h11',
  'M9 17.5h11',
  'M4.5 6.5h.1',
  'M4.5 12h.1',
  'M4.5 17.5h.1',
);
export const ShieldIcon = lineIcon(
  'ShieldIcon',
  'M12 3.2l7.5 2.8v5.6c0 4.5-3 7.7-7.5 9.2-4.5-1.5-7.5-4.7-7.5-9.2V6z',
  'M8.8 12l2.3 2.3 4.2-4.4',
);
export const PenIcon = lineIcon('PenIcon', 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z', 'M14 6.5l3.5 3.5');
export const QuoteIcon = lineIcon(
  'QuoteIcon',
  'M9.5 7H5v5h4.5c0 2.5-1 4-3 5',
  'M19 7h-4.5v5H19c0 2.5-1 4-3 5',
  'M9.5 7v5',
  'M19 7v5',
);
export const ClockIcon = lineIcon('ClockIcon', ring, 'M12 7.5V12l3 2');
export const StarIcon = lineIcon('StarIcon', 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z');
export const PrintIcon = lineIcon('PrintIcon', 'M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7z');
export const LinkIcon = lineIcon(
  'LinkIcon',
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3',
  'M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
);
export const RetryIcon = lineIcon('RetryIcon', 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3', 'M19.8 3.8v4h-4');

export function StarFilledIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
    </SvgIcon>
  );
}

export function GoogleIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        fill="#4285f4"
        d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.6-2.5L15.4 17c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22z"
      />
      <path fill="#fbbc04" d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9z" />
      <path fill="#ea4335" d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6z" />
    </SvgIcon>
  );
}
