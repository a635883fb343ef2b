import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
/** A shorter tag, which is easier to forge, opens nothing. */
const gcm = { authTagLength: tagBytes }

export type Sealing = {
  /** AES-256-GCM; `bound` must be given again to open, so a sealed value cannot be moved. */
  seal(text: string, bound: string): Buffer
  /** Throws when the value was changed, moved or sealed under another key. */
  open(sealed: Buffer, bound: string): string
}

/** Sealing of what must not be readable in the database. `key`: 32 bytes. */
export const createSealing = (key: Buffer): Sealing => {
  if (key.length !== 32) throw new Error('the sealing key must have 32 bytes')
  // As bytes it would be made a key again for each value, which takes four times as long.
  const secret = createSecretKey(key)
  return {
    seal(text, bound) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', secret, iv, gcm)
      cipher.setAAD(Buffer.from(bound))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, bound) {
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, ivBytes), gcm)
      decipher.setAAD(Buffer.from(bound))
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      const opened = decipher.update(sealed.subarray(ivBytes + tagBytes))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    },
  }
}
