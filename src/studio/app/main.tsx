import '../../site/styles/index.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { type EditorSetup, SETUP_ID } from '../setup.ts';
import { Editor } from './Editor.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id “root”.');
const setup = JSON.parse(document.getElementById(SETUP_ID)?.textContent ?? '') as EditorSetup;
createRoot(root).render(<Editor setup={setup} />);
