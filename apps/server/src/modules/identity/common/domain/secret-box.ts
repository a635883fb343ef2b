import { createHmac, createSecretKey } from 'node:crypto'
import { createSealing, type Sealing } from '@trevo/platform/sealing.ts'

export type SecretBoxKeys = { readonly sealing: readonly Buffer[]; readonly hashing: Buffer }

/** Seals for one owner: copied to another owner's row, a value does not open. */
export type SecretBox = Sealing & {
  /** A keyed hash, for secrets too short to be hashed without a key. */
  hash(text: string, owner: string): Buffer
}

/** Sealing and hashing under keys that are not in the database: a thief of one does not have the other. */
export const createSecretBox = ({ sealing, hashing }: SecretBoxKeys): SecretBox => {
  const hashKey = createSecretKey(hashing)
  return {
    ...createSealing(...sealing),
    hash: (text, owner) => createHmac('sha256', hashKey).update(`${owner}\n${text}`).digest(),
  }
}
