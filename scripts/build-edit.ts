/**
 * Builds the visual editor as a static site into `dist-edit/` or OUT_DIR, for the content in `content/` or CONTENT_DIR.
 */
import { contentDir } from '../src/content/node/index.ts';
import { buildEdit } from '../src/studio/web/build-edit.ts';

const out = process.env.OUT_DIR?.trim() || 'dist-edit';
await buildEdit(out, contentDir());
console.log(`Built the editor into ${out}/.`);
