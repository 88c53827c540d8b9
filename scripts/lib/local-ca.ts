import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A certificate for `localhost`, signed by a temporary certificate authority. */
export interface LocalCertificate {
  key: Buffer;
  cert: Buffer;
  /** File of the authority's certificate, for `NODE_EXTRA_CA_CERTS`. */
  authority: string;
}

/**
 * Creates a certificate authority and a certificate signed by it, valid for a day.
 * @param folder folder for the files
 * @throws Error when OpenSSL is missing
 */
export async function makeCertificate(folder: string): Promise<LocalCertificate> {
  // Relative file names, so that no argument contains a space.
  const openssl = (args: string) =>
    execFileSync('openssl', args.split(' '), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc';
  await writeFile(join(folder, 'site.ext'), 'subjectAltName=DNS:localhost\n');
  openssl(`req -x509 ${newKey} -days 1 -subj /CN=Audit -keyout ca.key -out ca.pem`);
  openssl(`req -new ${newKey} -subj /CN=localhost -keyout site.key -out site.csr`);
  openssl(
    'x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 1 -extfile site.ext -out site.pem',
  );
  return {
    key: await readFile(join(folder, 'site.key')),
    cert: await readFile(join(folder, 'site.pem')),
    authority: join(folder, 'ca.pem'),
  };
}
