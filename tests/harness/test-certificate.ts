import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

let made: Promise<Certificate> | undefined;

/**
 * A certificate for this machine, made once in each worker and trusted by everything in it that speaks TLS: the
 * conversations of a test are checked as those of a live site are, and nothing has to look the other way.
 */
export function testCertificate(): Promise<Certificate> {
  made ??= makeCertificate();
  return made;
}

async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  return { key, cert };
}
