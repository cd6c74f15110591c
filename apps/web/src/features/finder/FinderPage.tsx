import type { FindResponse } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';
import { Page } from '../../components/Page';
import { ToolIntro } from '../../components/ToolIntro';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { FinderFormView } from './FinderForm';
import { FoundList } from './FoundList';
import { NothingFound } from './NothingFound';
import { findRequest, type FinderForm } from './request';
import { finderStrings as s } from './strings';

export default function FinderPage() {
  const { attempt } = useToolGate(s.tool);
  const [found, setFound] = useState<FindResponse>();
  const [format, setFormat] = useState<Style>('apa');
  const search = (form: FinderForm) =>
    attempt(
      async () => {
        setFound(undefined);
        setFormat(form.format);
        setFound(await charge<FindResponse>(api.find(), findRequest(form)));
      },
      { title: s.failedTitle, text: s.failedText },
    );

  return (
    <Page title={s.tool}>
      <ToolHeader title={s.title} lead={s.lead} />
      <FinderFormView onSearch={search} onClear={() => setFound(undefined)} />
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {found && found.results.length === 0 && <NothingFound />}
        {found && found.results.length > 0 && (
          <FoundList key={found.searchId ?? found.searchTime} found={found} format={format} />
        )}
      </Box>
      {!found && <ToolIntro strings={s} />}
    </Page>
  );
}
