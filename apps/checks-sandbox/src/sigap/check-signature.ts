import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'

const Header = z.object({
  alg: z.literal('RS256'),
  x5c: z.array(z.base64()).min(1).max(10),
})

/** An e-CNPJ names its holder as `<name>:<CNPJ>` (DOC-ICP-04). */
const holderOf = (certificate: X509Certificate): string | undefined =>
  /^CN=.*:(\d{14})$/m.exec(certificate.subject)?.[1]

/**
 * Whose the file is, by a detached JWS (RFC 7515, appendix F) with the signer's certificate; undefined if the
 * signature, the certificate or its validity is not in order.
 */
export const signerOf = (signature: string, content: Buffer, now: Date): string | undefined => {
  const [head = '', payload, mark, ...rest] = signature.split('.')
  if (payload !== '' || mark === undefined || rest.length > 0) return undefined
  try {
    const header = Header.parse(JSON.parse(Buffer.from(head, 'base64url').toString()))
    const certificate = new X509Certificate(Buffer.from(header.x5c[0] ?? '', 'base64'))
    if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo))
      return undefined
    const signed = Buffer.from(`${head}.${content.toString('base64url')}`)
    const isRight = verify(
      'RSA-SHA256',
      signed,
      certificate.publicKey,
      Buffer.from(mark, 'base64url'),
    )
    return isRight ? holderOf(certificate) : undefined
  } catch {
    return undefined
  }
}
