/** Sends one real message through the mail service in site.yaml, and reports whether it was delivered. */
import { readSite } from './lib/read-site.ts';
import { sendTestMessage } from './lib/send-test-message.ts';

const site = await readSite();
console.log(`Sending a test message to ${site.company.email} through ${site.mailService.address} …`);
const { outcome, advice } = await sendTestMessage(site);
console.log(`${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}. ${advice}`);
process.exitCode = outcome === 'delivered' ? 0 : 1;
