import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A certificate for `localhost` and the authority that signed it, both unknown outside this folder. */
export interface LocalCertificate {
  key: Buffer;
  cert: Buffer;
  /** File of the authority, for `NODE_EXTRA_CA_CERTS`. */
  authority: string;
}

/**
 * Makes a certificate authority and a certificate of its own, valid for a day.
 * @param folder where its files go
 * @throws Error when there is no OpenSSL
 */
export async function makeCertificate(folder: string): Promise<LocalCertificate> {
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '1',
    '-subj',
    '/CN=Audit',
    '-keyout',
    path('ca.key'),
    '-out',
    path('ca.pem'),
  );
  openssl(
    'req',
    '-new',
    ...newKey,
    '-subj',
    '/CN=localhost',
    '-keyout',
    path('site.key'),
    '-out',
    path('site.csr'),
  );
  await writeFile(path('site.ext'), 'subjectAltName=DNS:localhost\n');
  const authority = ['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    path('site.csr'),
    ...authority,
    '-days',
    '1',
    '-extfile',
    path('site.ext'),
    '-out',
    path('site.pem'),
  );
  return {
    key: await readFile(path('site.key')),
    cert: await readFile(path('site.pem')),
    authority: path('ca.pem'),
  };
}
