import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const ivLength = 12
const tagLength = 16

export type SecretBoxKeys = { readonly sealing: readonly Buffer[]; readonly hashing: Buffer }

export type SecretBox = {
  /** Seals a text for one owner; put in the row of another it does not open. */
  seal(text: string, owner: string): Buffer
  /** Throws when it was changed, belongs to another owner, or its key is gone. */
  open(sealed: Buffer, owner: string): string
  /** A keyed hash, for secrets too short to be hashed without a key. */
  hash(text: string, owner: string): Buffer
}

const openBy = (key: KeyObject, sealed: Buffer, owner: string): string => {
  const iv = sealed.subarray(0, ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  const text = decipher.update(sealed.subarray(ivLength + tagLength))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** AES-256-GCM under keys that are not in the database: who steals the one has not the other. */
export const createSecretBox = ({ sealing, hashing }: SecretBoxKeys): SecretBox => {
  // As bytes they would be made keys again for each value.
  const keys = sealing.map((key) => createSecretKey(key))
  const hashKey = createSecretKey(hashing)
  const [current] = keys
  if (!current) throw new Error('a secret box needs a key')
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: tagLength })
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open: (sealed, owner) => {
      for (const key of keys.slice(0, -1)) {
        try {
          return openBy(key, sealed, owner)
        } catch {
          // Sealed by an older key.
        }
      }
      return openBy(keys.at(-1) ?? current, sealed, owner)
    },
    hash: (text, owner) => createHmac('sha256', hashKey).update(`${owner}\n${text}`).digest(),
  }
}
