import { Box } from '../ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { appStrings } from '../../site/strings';
import { dayText } from '../dates';
import { smallSx } from './paperSx';

interface OnPaperProps {
  title: string;
  /** Short description, shown below the title with the date. */
  facts: string[];
  children: ReactNode;
}

/** The printed form of a report, rendered only while the browser prints. */
export function OnPaper({ title, facts, children }: OnPaperProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the handlers have run.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    // Paper is white, whatever the screen is.
    <Box
      data-print-report
      data-color-scheme="light"
      sx={{ fontFamily: 'body1.fontFamily', fontSize: '10pt', lineHeight: 1.45, color: '#000' }}
    >
      <Box component="h1" sx={{ typography: 'h2', fontSize: '20pt', m: 0 }}>
        {title}
      </Box>
      <Box component="p" sx={{ ...smallSx, mt: 0.5 }}>
        {[appStrings.product, dayText(new Date().toISOString()), ...facts].join(' · ')}
      </Box>
      {children}
      <Box component="p" sx={{ ...smallSx, mt: 2 }}>
        {appStrings.footnote}
      </Box>
    </Box>,
    document.body,
  );
}
