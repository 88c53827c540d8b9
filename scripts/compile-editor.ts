/** The subprocess of `editorCode`: compiles the visual editor into a folder. */
import { compileEditor } from '../src/studio/web/compile-editor.ts';

process.env.NODE_ENV = 'production';
await compileEditor(process.argv[2] ?? '');
