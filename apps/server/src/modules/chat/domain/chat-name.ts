import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A conversation's number, and the secret of a visitor who is not logged in. */
export type ChatName = { readonly id: bigint; readonly secret: string | undefined }

/** A name in the contract's format. */
export const readChatName = (text: string): ChatName => {
  const [id = '', secret] = text.split('.')
  return { id: BigInt(id), secret }
}

export const writeChatName = ({ id, secret }: ChatName): string =>
  secret === undefined ? String(id) : `${id}.${secret}`

/** 256 bits, which cannot be guessed. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only this is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

type Owner = { readonly member_id: bigint | null; readonly key_hash: Buffer | null }

/** Whether a conversation belongs to the caller: the member's own, or the secret holder's. */
export const isOf = (
  { member_id: memberId, key_hash: hash }: Owner,
  asking: { readonly memberId: bigint | undefined; readonly secret: string | undefined },
): boolean => {
  if (memberId !== null) return memberId === asking.memberId
  if (hash === null || asking.secret === undefined) return false
  return timingSafeEqual(hash, hashOf(asking.secret))
}
