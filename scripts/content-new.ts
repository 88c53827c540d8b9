import { contentNew } from './lib/content-new.ts';

process.exitCode = await contentNew(process.argv.slice(2));
