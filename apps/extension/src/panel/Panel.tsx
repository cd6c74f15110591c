import { STYLES } from '@veracite/model/verification';
import { formStrings as f } from '@veracite/report/strings/form';
import { useState } from 'preact/hooks';
import type { Settings } from '../client';
import { saveSettings } from '../settings';
import { strings as s } from '../strings';
import { Results } from './Results';
import { usePanel, usePress } from './usePanel';

/** The panel: a field for references, and the verdicts on those that were read. */
export function Panel({ settings }: { settings: Settings }) {
  const { state, read, run, retry, cancel, clear, readPage, again, mark, unmark } = usePanel(settings);
  const press = usePress(({ text }) => (text.trim() === '' ? clear() : read({ text })));
  const { phase, fault } = state;
  return (
    <main>
      <header class="row">
        <img src="/icons/48.png" width="24" height="24" alt="" />
        <h1 class="hidden">{s.product}</h1>
        <StyleChoice settings={settings} />
        <OptionsButton />
      </header>
      <div class="row actions">
        <button type="button" onClick={() => void readPage()}>
          {s.checkPage}
        </button>
        {phase !== 'ready' && (
          <button type="button" onClick={clear}>
            {s.another}
          </button>
        )}
      </div>
      {phase === 'ready' ? (
        <>
          {press?.text.trim() === '' && <p role="status">{s.nothingSelected}</p>}
          <Field onText={(text) => read({ text })} />
        </>
      ) : (
        <Results
          state={state}
          server={settings.server}
          style={settings.style}
          onRun={run}
          onAgain={again}
          onCancel={() => void cancel()}
          onMark={mark}
          onUndo={unmark}
        />
      )}
      {fault && (
        <div role="alert" class="fault">
          <p>{fault}</p>
          {phase !== 'ready' && (
            <div class="row">
              <button type="button" class="main" onClick={() => void retry()}>
                {s.tryAgain}
              </button>
              <OptionsButton />
            </div>
          )}
        </div>
      )}
    </main>
  );
}

/** Asks for a server and a key, without which nothing can be checked. */
export const SetUp = () => (
  <main>
    <h1>{s.product}</h1>
    <p>{s.setUp}</p>
    <p>
      <OptionsButton />
    </p>
  </main>
);

const OptionsButton = () => (
  <button type="button" onClick={() => void chrome.runtime.openOptionsPage()}>
    {s.options}
  </button>
);

function StyleChoice({ settings: { style } }: { settings: Settings }) {
  return (
    <select
      aria-label={f.format}
      value={style}
      onChange={({ currentTarget }) =>
        void saveSettings({ style: STYLES.find((style) => style === currentTarget.value) })
      }
    >
      {STYLES.map((style) => (
        <option key={style} value={style}>
          {style.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

function Field({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onText(text);
      }}
    >
      <p>{s.lead}</p>
      <label for="text">{f.inputLabel}</label>
      <textarea id="text" rows={8} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="submit" class="main" disabled={text.trim() === ''}>
        {s.check}
      </button>
    </form>
  );
}
