import '../../site/styles/index.css';
import '../app/editor.css';
import './web.css';
import { createRoot } from 'react-dom/client';
import { connect } from '../app/api.ts';
import { type EditorSite, SITE_ID } from '../editor-site.ts';
import { trustedUrl } from './trusted-url.ts';
import { WebEditor } from './WebEditor.tsx';
import workerUrl from './worker.ts?worker&url';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id “root”.');
const site = JSON.parse(document.getElementById(SITE_ID)?.textContent ?? '') as EditorSite;
connect(new Worker(trustedUrl(workerUrl), { type: 'module' }), site);
createRoot(root).render(<WebEditor site={site} />);
