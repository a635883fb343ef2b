import { findKey, getSigningKey, type VendorKeys } from './keys.ts'
import { isSignatureOf, signatureOf } from './sign.ts'

/** The round that a link shows. */
export type LinkedRound = { readonly gameCode: string; readonly roundId: string }

/** What a link shows of its round: all of it, or everything but the amounts. */
export type LinkScope = 'whole' | 'without amounts'

// No signed call begins with these: a link's signature is useless for anything else, and for the other scope.
const prefixes: Readonly<Record<LinkScope, string>> = {
  whole: 'trevo-round-link-1',
  'without amounts': 'trevo-round-link-without-amounts-1',
}

const signedText = (vendor: string, { gameCode, roundId }: LinkedRound, scope: LinkScope): string =>
  JSON.stringify([prefixes[scope], vendor, gameCode, roundId])

const toUrl = (text: string): string =>
  text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const fromUrl = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/')

/**
 * The signature of a link to a round's page, `<key id>.<signature>`, safe in an address. It allows
 * anyone with the link to see this one round, and nothing else. It does not expire by itself, but ends
 * with its key. Throws if no key may sign now.
 */
export const signRoundLink = (
  keys: VendorKeys,
  round: LinkedRound,
  atMs: number,
  scope: LinkScope = 'whole',
): string => {
  const key = getSigningKey(keys, atMs)
  return `${key.keyId}.${toUrl(signatureOf(key, '', signedText(keys.vendor, round, scope)))}`
}

/** Whether the other side signed a link of this scope to this round, with a key that may be used at this instant. */
export const isRoundLink = (
  keys: VendorKeys,
  round: LinkedRound,
  { proof, atMs }: { readonly proof: string; readonly atMs: number },
  scope: LinkScope = 'whole',
): boolean => {
  // A key's id may contain dots, a signature does not.
  const dot = proof.lastIndexOf('.')
  const key = findKey(keys, proof.slice(0, Math.max(dot, 0)), atMs)
  return (
    key !== undefined &&
    isSignatureOf(key, fromUrl(proof.slice(dot + 1)), '', signedText(keys.vendor, round, scope))
  )
}
