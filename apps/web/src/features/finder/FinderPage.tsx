import type { FindResponse } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { statusOf } from '../../api/errors';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useRefresh } from '../../api/queries';
import { Page } from '../../components/Page';
import { ToolIntro } from '../../components/ToolIntro';
import { useToast } from '../../components/toast';
import { useFailureToast } from '../../components/useFailureToast';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { toolStrings } from '../../components/plans/tool-strings';
import { useToolGate } from '../../components/plans/useToolGate';
import { FinderFormView } from './FinderForm';
import { FoundList } from './FoundList';
import { NothingFound } from './NothingFound';
import { findRequest, type FinderForm } from './request';
import { finderStrings as s } from './strings';

export default function FinderPage() {
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const { pass, askSignIn } = useToolGate(s.tool);
  const [found, setFound] = useState<FindResponse>();
  const [format, setFormat] = useState<Style>('apa');

  const short = () =>
    toast({ title: toolStrings.insufficient, description: toolStrings.needOne(s.tool), tone: 'destructive' });
  const search = async (form: FinderForm) => {
    if (!(await pass(1, short))) return;
    setFound(undefined);
    setFormat(form.format);
    try {
      setFound(await charge<FindResponse>(api.find(), findRequest(form)));
      void refresh.billing();
    } catch (error) {
      if (statusOf(error) === 401) askSignIn();
      else if (statusOf(error) === 402) short();
      else showFailure(error, { title: s.failedTitle, text: s.failedText });
    }
  };

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
