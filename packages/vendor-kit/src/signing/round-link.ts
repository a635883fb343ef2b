import { findKey, getSigningKey, type VendorKeys } from './keys.ts'
import { isSignatureOf, signatureOf } from './sign.ts'

/** The round that a link shows. */
export type LinkedRound = { readonly gameCode: string; readonly roundId: string }

// No signed call begins with this: a link's signature is useless for anything else.
const signedText = (vendor: string, { gameCode, roundId }: LinkedRound): string =>
  JSON.stringify(['trevo-round-link-1', vendor, gameCode, roundId])

const toUrl = (text: string): string =>
  text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const fromUrl = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/')

/**
 * The signature of a link to a round's page, `<key id>.<signature>`, safe in an address. It allows
 * anyone with the link to see this one round, and nothing else. It does not expire by itself, but ends
 * with its key. Throws if no key may sign now.
 */
export const signRoundLink = (keys: VendorKeys, round: LinkedRound, atMs: number): string => {
  const key = getSigningKey(keys, atMs)
  return `${key.keyId}.${toUrl(signatureOf(key, '', signedText(keys.vendor, round)))}`
}

/** Whether the other side signed a link to this round, with a key that may be used at this instant. */
export const isRoundLink = (
  keys: VendorKeys,
  round: LinkedRound,
  { proof, atMs }: { readonly proof: string; readonly atMs: number },
): boolean => {
  // A key's id may contain dots, a signature does not.
  const dot = proof.lastIndexOf('.')
  const key = findKey(keys, proof.slice(0, Math.max(dot, 0)), atMs)
  return (
    key !== undefined &&
    isSignatureOf(key, fromUrl(proof.slice(dot + 1)), '', signedText(keys.vendor, round))
  )
}
