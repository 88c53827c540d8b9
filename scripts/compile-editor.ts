/** The subprocess of `editorCode`: compiles the visual editor into a folder. */
import { compileEditor } from '../src/studio/dev/compile-editor.ts';

process.env.NODE_ENV = 'production';
await compileEditor('src/studio/app/main.tsx', process.argv[2] ?? '');
