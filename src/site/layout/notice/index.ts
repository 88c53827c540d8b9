/** A site without a notice is built without this module (src/prerender/unused-code.ts). */
export { Notice } from './Notice.tsx';
