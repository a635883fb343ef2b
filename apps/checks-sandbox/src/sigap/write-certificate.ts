import 'reflect-metadata'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509'

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2_048,
}
const yearMs = 366 * 86_400_000

/**
 * Writes a certificate and its key as a company's e-CNPJ has them, `<cnpj>.pem` and `<cnpj>.key`, unless they are
 * there. Only this sandbox takes it: it is signed by itself.
 */
export const writeCertificate = async (
  folder: string,
  { name, cnpj }: { readonly name: string; readonly cnpj: string },
  now: Date,
): Promise<void> => {
  const file = path.join(folder, cnpj)
  const isThere = await readFile(`${file}.pem`).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name.toUpperCase()}:${cnpj}, C=BR`,
    keys,
    signingAlgorithm: rsa,
    notBefore: new Date(now.getTime() - 86_400_000),
    notAfter: new Date(now.getTime() + 5 * yearMs),
  })
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  await writeFile(`${file}.key`, PemConverter.encode(key, 'PRIVATE KEY'), { mode: 0o600 })
  await writeFile(`${file}.pem`, certificate.toString('pem'))
}
