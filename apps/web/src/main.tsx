import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBrowserApi } from './app/create-browser-api.ts';
import { startPrefetching } from './shared/browser/prefetch.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App api={createBrowserApi()} />
  </StrictMode>,
);
startPrefetching();
