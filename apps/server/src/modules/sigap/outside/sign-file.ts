import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompactSign, importPKCS8 } from 'jose'

/** Signs a company's files. */
export type FileSigner = (cnpj: string, content: Buffer) => Promise<string>

/**
 * Signs with the e-CNPJ of a company, kept as `<cnpj>.pem` (certificate chain) and `<cnpj>.key` (PKCS #8) in a
 * folder. Both are read with each file, so that a renewed certificate counts at once.
 * @returns a JWS with detached content (RFC 7515, appendix F), RS256, the chain in `x5c` (RFC 7515 §4.1.6)
 */
export const createFileSigner =
  (folder: string): FileSigner =>
  async (cnpj, content) => {
    if (!/^\d{14}$/.test(cnpj)) throw new Error('sigap: a CNPJ has 14 digits')
    const [chain, key] = await Promise.all([
      readFile(path.join(folder, `${cnpj}.pem`), 'utf8'),
      readFile(path.join(folder, `${cnpj}.key`), 'utf8'),
    ])
    const certificates = chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
    if (!certificates) throw new Error(`sigap: no certificate in ${cnpj}.pem`)
    const x5c = certificates.map((pem) => new X509Certificate(pem).raw.toString('base64'))
    const whole = await new CompactSign(content)
      .setProtectedHeader({ alg: 'RS256', x5c })
      .sign(await importPKCS8(key, 'RS256'))
    const [header, , signature] = whole.split('.')
    return `${header}..${signature}`
  }
