import { Box, Button } from './ui';
import { Component, Suspense, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown until the part is loaded. */
  waiting?: ReactNode;
  /** Shown when loading fails; a message with a retry by default. */
  missing?: ReactNode;
}

const strings = {
  missing: 'This part of the page could not be loaded. What you typed is kept.',
  again: 'Load again',
};

/** Around a part that comes by itself: when it does not come, the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page is missing', error);
  }

  override render() {
    const { children, waiting = null, missing } = this.props;
    if (!this.state.isMissing) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (missing !== undefined) return missing;
    return (
      <Box role="alert" sx={{ p: 2, my: 2, borderRadius: 3, bgcolor: 'status.incomplete.soft' }}>
        {strings.missing}{' '}
        <Button size="small" variant="outlined" onClick={() => window.location.reload()}>
          {strings.again}
        </Button>
      </Box>
    );
  }
}
