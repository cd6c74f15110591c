import { KEY_NAME_MAX, KEY_SCOPES, type ApiKey, type KeyScope, type NewApiKey } from '@veracite/contracts/keys';
import { Button, Muted } from '../../../components/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { timeText } from '../../../components/dates';
import { ExternalLink } from '../../../components/ExternalLink';
import { Panel } from '../../../components/Section';
import { ResultList, FactRow } from '../../../components/ResultList';
import { NewSecretDialog } from './NewSecretDialog';
import { SCOPE_TEXTS, settingsStrings as s } from './strings';
import { useChange } from '../../../components/useAttempt';

export function KeysPanel() {
  const loaded = useSWR<ApiKey[] | null>(api.apiKeys(), { revalidateOnMount: true });
  const [creating, setCreating] = useState(false);
  const change = useChange(loaded.mutate);
  const create = async (name: string, scopes: KeyScope[]) => {
    const { key } = await request<NewApiKey>('POST', api.apiKeys(), { name, scopes });
    void loaded.mutate();
    return key;
  };
  const revoke = (id: string) => void change('DELETE', api.apiKey(id), { done: s.revoked });
  return (
    <Panel
      title={s.keys}
      aside={
        <Button size="small" variant="contained" onClick={() => setCreating(true)}>
          {s.newKey}
        </Button>
      }
    >
      <Muted sx={{ mb: 2 }}>
        {s.keysLead} {s.keysHow} <code>{s.keysHeader}</code>.{' '}
        <ExternalLink href={window.location.origin + api.documentation()} underline="always">
          {s.keysDocs}
        </ExternalLink>
      </Muted>
      <ResultList aria-label={s.keys} loaded={loaded} none={s.keysNone}>
        {({ id, name, hint, scopes, lastUsedAt }) => (
          <FactRow
            key={id}
            title={name}
            lines={[
              `${hint}… · ${s.used(lastUsedAt && timeText(lastUsedAt))}`,
              `${s.keyScopes} ${scopes.map((scope) => SCOPE_TEXTS[scope]).join(', ')}`,
            ]}
            action={
              <Button size="small" color="error" aria-label={s.revokeKey(name)} onClick={() => revoke(id)}>
                {s.revoke}
              </Button>
            }
          />
        )}
      </ResultList>
      {creating && (
        <NewSecretDialog
          title={s.newKey}
          action={s.createKey}
          field={{ label: s.keyName, hint: s.keyNameHint, required: s.keyNameRequired, maxLength: KEY_NAME_MAX }}
          choices={{ legend: s.keyScopes, choices: KEY_SCOPES, labels: SCOPE_TEXTS, required: s.chooseOne }}
          initial={['verify']}
          shown={{ title: s.keyCreated, label: s.keyValue, note: s.keyOnce, copied: s.keyCopied }}
          create={create}
          onClose={() => setCreating(false)}
        />
      )}
    </Panel>
  );
}
