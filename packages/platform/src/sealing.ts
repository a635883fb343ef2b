import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
/** A shorter tag, which is easier to forge, is refused. */
const gcm = { authTagLength: tagBytes }

export type Sealing = {
  /** AES-256-GCM; `bound` must be given again to open, so a sealed value cannot be moved. */
  seal(text: string, bound: string): Buffer
  /** Throws if the value was changed, moved or sealed under a key that is not given. */
  open(sealed: Buffer, bound: string): string
}

const openBy = (key: KeyObject, sealed: Buffer, bound: string): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), gcm)
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const opened = decipher.update(sealed.subarray(ivBytes + tagBytes))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

/**
 * Sealing of values that must not be readable in the database. Keys of 32 bytes each, newest first:
 * the first one seals, all of them open.
 */
export const createSealing = (...given: readonly Buffer[]): Sealing => {
  if (given.some(({ length }) => length !== 32)) throw new Error('a sealing key must have 32 bytes')
  // As bytes they would be converted to keys again for each value, which takes four times as long.
  const keys = given.map((key) => createSecretKey(key))
  const [current] = keys
  if (!current) throw new Error('sealing needs a key')
  return {
    seal(text, bound) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current, iv, gcm)
      cipher.setAAD(Buffer.from(bound))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, bound) {
      for (const key of keys.slice(0, -1)) {
        try {
          return openBy(key, sealed, bound)
        } catch {
          // Sealed by an older key.
        }
      }
      return openBy(keys.at(-1) ?? current, sealed, bound)
    },
  }
}
