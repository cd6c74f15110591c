import { Muted, Row, Typography } from './ui';
import type { ReactNode } from 'react';
import { UploadIcon } from './icons';
import { useDropTarget } from './useDropTarget';

interface DropAreaProps {
  title: string;
  /** Title while files are dragged over it. */
  overTitle: string;
  /** Which files are accepted. */
  kinds: string;
  onDrop: (data: DataTransfer) => void;
  /** Buttons to choose files. */
  children: ReactNode;
  /** A row: its title and buttons. */
  isSmall?: boolean;
}

/** An area on which files are dropped. */
export function DropArea({ title, overTitle, kinds, onDrop, children, isSmall }: DropAreaProps) {
  const { over, target } = useDropTarget(onDrop);
  return (
    <Row
      data-drop
      {...target}
      sx={{
        flexDirection: isSmall ? 'row' : 'column',
        textAlign: 'center',
        gap: 1.5,
        px: isSmall ? { xs: 1.25, sm: 2 } : { xs: 1.5, sm: 4 },
        py: isSmall ? 1.5 : { xs: 4, sm: 7 },
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 3,
        bgcolor: over ? 'primary.light' : 'ground.sunken',
      }}
    >
      {!isSmall && <UploadIcon aria-hidden sx={{ fontSize: 36, color: 'primary.main' }} />}
      <Typography variant={isSmall ? 'h5' : 'h3'} component="div" sx={{ mr: isSmall ? 'auto' : undefined }}>
        {over ? overTitle : title}
      </Typography>
      {!isSmall && <Muted sx={{ maxWidth: 560 }}>{kinds}</Muted>}
      <Row sx={{ justifyContent: 'center' }}>{children}</Row>
    </Row>
  );
}
