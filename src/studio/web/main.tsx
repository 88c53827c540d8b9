import '../../site/styles/index.css';
import '../app/editor.css';
import './web.css';
import { createRoot } from 'react-dom/client';
import { goBy } from '../app/api.ts';
import { type EditorSite, SITE_ID } from './editor-site.ts';
import { exampleTexts } from './example-texts.ts';
import { trustedUrl } from './trusted-url.ts';
import { WebEditor } from './WebEditor.tsx';
import workerUrl from './worker.ts?worker&url';
import { workerWay } from './worker-way.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id “root”.');
const site = JSON.parse(document.getElementById(SITE_ID)?.textContent ?? '') as EditorSite;
const way = workerWay(new Worker(trustedUrl(workerUrl), { type: 'module' }), site);
goBy(way);
createRoot(root).render(<WebEditor site={site} way={way} texts={exampleTexts()} />);
