import { render } from 'preact';
import { applyColors } from '../colors';
import { Panel, SetUp } from './Panel';
import { useSettings } from './usePanel';

function Page() {
  const settings = useSettings();
  if (!settings) return null;
  return settings.server && settings.key ? <Panel settings={settings} /> : <SetUp />;
}

applyColors();
render(<Page />, document.body.querySelector('#root') ?? document.body);
