import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { FormPage } from '../components/FormCard';
import { appStrings } from '../site/strings';

/** Shows a page of its own when a page throws. A change of `resetKey` (the address) tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.resetKey) this.setState({ failedAt: undefined });
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <FormPage title={appStrings.crashed} lead={appStrings.crashedHint}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {appStrings.reload}
        </Button>
      </FormPage>
    );
  }
}
