import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followDeploys, keepShell, loadPartsOnUse } from './app/shell';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
followDeploys();
keepShell();
loadPartsOnUse();
createRoot(root).render(<App />);
