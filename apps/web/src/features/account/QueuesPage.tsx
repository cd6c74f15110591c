import { Box, Typography } from '../../components/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { SignedInPage } from '../../components/session/AccessRequired';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { labelBoard } from './label-board';

/** Where the server has the page of Bull Board. */
const BOARD = '/admin/queues';

/** Shows Bull Board in a frame, for the support team. The rest of the address is that of a page in the frame. */
export default function QueuesPage() {
  const { '*': page = '' } = useParams();
  const { search } = useLocation();
  return (
    <SignedInPage title={appStrings.queues}>
      {({ role }) =>
        role === 'user' ? (
          <Navigate to={routes.dashboard} replace />
        ) : (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
              {appStrings.queues}
            </Typography>
            <Box
              component="iframe"
              title={appStrings.queues}
              src={`${BOARD}/${page}${search}`}
              onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
                if (currentTarget.contentDocument) labelBoard(currentTarget.contentDocument, appStrings.queues);
              }}
              sx={{
                display: 'block',
                width: 1,
                height: 'max(480px, 100dvh - 180px)',
                border: 1,
                borderColor: 'divider',
              }}
            />
          </>
        )
      }
    </SignedInPage>
  );
}
