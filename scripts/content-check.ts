import { contentCheck } from './lib/content-check.ts';

process.exitCode = await contentCheck(process.argv.slice(2));
