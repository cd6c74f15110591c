import { type ComponentChildren, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { applyColors } from './colors';
import { loadSettings, originIn, patternFor, saveSettings } from './settings';
import { strings as s } from './strings';
import { Link } from './panel/Link';

/** Stores the server and the key, after the browser has let the extension connect to that server. @returns what to say */
async function save(typed: string, key: string): Promise<string> {
  const server = originIn(typed);
  if (!server) return s.noAddress;
  if (key.trim() === '') return s.noKey;
  // First of all, because browsers ask only in answer to a press.
  if (!(await chrome.permissions.request({ origins: [patternFor(server)] }))) return s.notAllowed;
  const { server: former } = await loadSettings();
  await saveSettings({ server, key: key.trim() });
  if (former && patternFor(former) !== patternFor(server))
    await chrome.permissions.remove({ origins: [patternFor(former)] });
  return s.saved;
}

interface FieldProps {
  id: string;
  label: string;
  isSecret?: boolean;
  value: string;
  onValue: (value: string) => void;
  /** A hint. */
  children: ComponentChildren;
}

function Field({ id, label, isSecret, value, onValue, children }: FieldProps) {
  const hint = `${id}-hint`;
  const props = {
    ...{ id, value, autocomplete: 'off', 'aria-describedby': hint },
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onValue(currentTarget.value),
  };
  return (
    <>
      <label for={id}>{label}</label>
      {isSecret ? <input type="password" {...props} /> : <input type="url" {...props} />}
      <p id={hint}>{children}</p>
    </>
  );
}

function Options() {
  const [server, setServer] = useState('');
  const [key, setKey] = useState('');
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    void loadSettings().then((settings) => {
      setServer(settings.server);
      setKey(settings.key);
    });
  }, []);
  const origin = server && originIn(server);
  return (
    <main>
      <h1>
        {s.product}: {s.options}
      </h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(server, key).then(setAnswer, (error: unknown) => setAnswer(s.notSaved(String(error))));
        }}
      >
        <Field id="server" label={s.server} value={server} onValue={setServer}>
          {s.serverHint}
        </Field>
        <Field id="key" label={s.key} isSecret value={key} onValue={setKey}>
          {s.keyHint} {origin && <Link href={`${origin}/account`}>{s.makeKey}</Link>}
        </Field>
        <button type="submit" class="main">
          {s.save}
        </button>
        <p role="status">{answer}</p>
      </form>
    </main>
  );
}

applyColors();
render(<Options />, document.body.querySelector('#root') ?? document.body);
