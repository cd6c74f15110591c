import type { Share } from '@veracite/contracts/share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import useSWR from 'swr';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { dayText } from '../dates';
import { EntryRow } from '../EntryRow';
import { Notice } from '../Notice';
import { useToast } from '../toast';
import { useFailureToast } from '../useFailureToast';
import { shareStrings as s } from './strings';

/** The links that hold, each with a way to withdraw it. */
export function SharesList({ title }: { title?: string }) {
  const { data, error, mutate } = useSWR<Share[] | null>(api.shares(), { revalidateOnMount: true });
  const toast = useToast();
  const showFailure = useFailureToast();
  const list = useRef<HTMLDivElement>(null);

  const withdraw = (share: Share) =>
    request('DELETE', api.share(share.id)).then(
      () => {
        toast({ title: s.withdrawn });
        // The button that was pressed goes away, and the focus must not go with it.
        list.current?.focus();
        void mutate();
      },
      (fault: unknown) => showFailure(fault, { title: s.withdrawFailed }),
    );

  if (error) return <Notice>{s.listFailed}</Notice>;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  const empty = data.length === 0;
  return (
    <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
      {empty && !title && <Typography sx={{ color: 'text.secondary' }}>{s.none}</Typography>}
      {title && !empty && (
        <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 320, overflow: 'auto' }}>
        {data.map((share) => (
          <EntryRow
            key={share.id}
            data-share={share.id}
            title={share.title}
            lines={[s.until(dayText(share.expiresAt)) + s.more(share.count)]}
            action={
              <Button
                size="small"
                variant="outlined"
                aria-label={s.withdrawLabel(share.title)}
                onClick={() => void withdraw(share)}
              >
                {s.withdraw}
              </Button>
            }
          />
        ))}
      </Box>
    </Box>
  );
}
