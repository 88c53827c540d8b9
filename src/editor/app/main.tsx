import '../../styles/index.css';
import '@puckeditor/core/no-external.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { type EditorSetup, SETUP_ID } from '../setup.ts';
import { Editor } from './Editor.tsx';
import { openFiles } from './session/api.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id “root”.');
const setup = JSON.parse(document.getElementById(SETUP_ID)?.textContent ?? '') as EditorSetup;
const [page, ...others] = await openFiles([setup.file, ...setup.shownFiles]);
if (!page) throw new Error(`${setup.file} could not be opened.`);
createRoot(root).render(<Editor setup={setup} page={page} others={others} />);
