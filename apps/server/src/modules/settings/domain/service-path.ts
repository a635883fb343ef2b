import { createCipheriv, randomBytes } from 'node:crypto'

const keyBytes = 16
const nonceBytes = 12

/**
 * A path that is unreadable in a page (MODEL-19): `enc:`, then nonce, encrypted path and tag, then
 * the key, in base64url. The key is included, because visitors open it without a session: this hides addresses
 * from crawlers, but not from visitors who open the entry.
 */
export const encryptServicePath = (path: string): string => {
  const [key, nonce] = [randomBytes(keyBytes), randomBytes(nonceBytes)]
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = Buffer.concat([cipher.update(path, 'utf8'), cipher.final()])
  const content = Buffer.concat([nonce, encrypted, cipher.getAuthTag()])
  return `enc:${content.toString('base64url')}${key.toString('base64url')}`
}
