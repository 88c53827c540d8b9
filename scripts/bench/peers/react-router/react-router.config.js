import { readdirSync } from 'node:fs';

export default {
  ssr: false,
  buildDirectory: 'out',
  prerender: readdirSync('content').map((file) => `/${file.replace(/(index)?\.json$/, '')}`),
};
