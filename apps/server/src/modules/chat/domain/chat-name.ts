import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A conversation's number, and the secret of a visitor who is not logged in. */
export type ChatName = { readonly id: bigint; readonly secret: string | undefined }

/** A name that has the shape of the contract. */
export const readChatName = (text: string): ChatName => {
  const [id = '', secret] = text.split('.')
  return { id: BigInt(id), secret }
}

export const writeChatName = ({ id, secret }: ChatName): string =>
  secret === undefined ? String(id) : `${id}.${secret}`

/** 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only this is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

type Owner = { readonly member_id: bigint | null; readonly key_hash: Buffer | null }

/** Whether a conversation is of who asks: the member's own, or of the secret's holder. */
export const isOf = (
  { member_id: memberId, key_hash: hash }: Owner,
  asking: { readonly memberId: bigint | undefined; readonly secret: string | undefined },
): boolean => {
  if (memberId !== null) return memberId === asking.memberId
  if (hash === null || asking.secret === undefined) return false
  return timingSafeEqual(hash, hashOf(asking.secret))
}
