import { serveSite } from '../src/host/static-server.ts';
await serveSite({ dist: '/work/main/dist', port: 4601 });
