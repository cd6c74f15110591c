import type { User } from '@veracite/contracts/account';
import type { CheckedImport, CheckedImportRequest } from '@veracite/contracts/checked-references';
import { Button, DialogContentText, FormControlLabel, Muted, Row, Switch } from '../../../components/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useCheckedReferences, useSettings } from '../../../api/queries';
import { DownloadMenu } from '../../../components/DownloadMenu';
import { FileButton } from '../../../components/FileButton';
import { DownloadIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import { useToast } from '../../../components/toast';
import { useAttempt, useChange } from '../../../components/useAttempt';
import { appStrings } from '../../../site/strings';
import { settingsStrings as s } from './strings';
import { passwordProps } from '../../../components/session/NewPasswordFields';
import { FormField } from '../../../components/FormField';
import { useAuth } from '../../../components/session/auth-context';
import { FormDialog } from '../../../components/DialogFrame';

export function DataPanel({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title={s.data}>
      <KeepingChoice />
      <Choice text={s.exportLead}>
        {/* A plain link: the browser saves what arrives, however large it is. */}
        <Button component="a" href={api.accountExport()} download variant="outlined" startIcon={<DownloadIcon />}>
          {s.exportData}
        </Button>
      </Choice>
      <CheckedFiles />
      <Choice text={s.deleteLead}>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {s.deleteAccount}
        </Button>
      </Choice>
      {deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

/** Whether what is checked is kept at all. */
function KeepingChoice() {
  const { data, mutate } = useSettings();
  const change = useChange(mutate);
  const keep = (keepTexts: boolean) =>
    void change('PATCH', api.settings(), { body: { keepTexts }, done: keepTexts ? s.keptAgain : s.notKeptAnyMore });
  return (
    <Choice text={s.keepingLead}>
      <FormControlLabel
        label={s.keeping}
        disabled={!data}
        control={<Switch checked={data?.keepTexts === false} onChange={(_event, doNotKeep) => keep(!doNotKeep)} />}
        sx={{ mr: 0 }}
      />
    </Choice>
  );
}

/** References that people have checked: as files, and from the command line's list of ignored entries. */
function CheckedFiles() {
  const { mutate } = useCheckedReferences();
  const toast = useToast();
  const attempt = useAttempt();
  const add = (file: File) =>
    attempt(async () => {
      const body: CheckedImportRequest = { text: await file.text() };
      const answer = await request<CheckedImport>('POST', api.importChecked(), body);
      toast({ title: appStrings.success, description: s.importedChecked(answer), tone: 'success' });
      await mutate();
    });
  return (
    <Choice text={s.checkedLead}>
      <Row sx={{ gap: 1 }}>
        <FileButton
          variant="outlined"
          field={{ accept: '.yaml,.yml', 'aria-label': s.importField }}
          onFiles={([file]) => void (file && add(file))}
        >
          {s.importChecked}
        </FileButton>
        <DownloadMenu
          label={s.exportChecked}
          files={(['csv', 'yaml'] as const).map((format) => ({
            name: s.checkedKinds[format],
            href: api.exportChecked(format),
          }))}
        />
      </Row>
    </Choice>
  );
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row sx={{ gap: 1.5, justifyContent: 'space-between', py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Muted sx={{ flex: '1 1 260px' }}>{text}</Muted>
      {children}
    </Row>
  );
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const attempt = useAttempt();
  const { leave } = useAuth();
  const { control, handleSubmit } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    const body = user.hasPassword ? { password } : {};
    if (await attempt(() => request('POST', api.accountDelete(), body), s.deleted)) leave();
  });

  return (
    <FormDialog title={s.deleteTitle} action={s.deleteConfirm} color="error" onSubmit={submit} onClose={onClose}>
      <DialogContentText>{s.deleteText}</DialogContentText>
      {user.hasPassword ? (
        <FormField control={control} name="password" label={s.deletePassword} {...passwordProps} />
      ) : (
        <DialogContentText>{s.deleteFresh}</DialogContentText>
      )}
    </FormDialog>
  );
}
