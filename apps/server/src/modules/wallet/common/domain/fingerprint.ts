import type { Reference } from './transfer.ts'

/** The stored text of a reference; keys in order, so that the same facts give the same text. */
export const referenceText = (reference: Reference | undefined): string | null => {
  if (!reference) return null
  const keys = Object.keys(reference)
  if (keys.length === 0) return null
  if (keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key)) {
    return JSON.stringify(reference)
  }
  const sorted: Record<string, string> = {}
  for (const key of keys.sort()) sorted[key] = reference[key] ?? ''
  return JSON.stringify(sorted)
}

/**
 * A 53-bit hash of a command's content (cyrb53: two rounds of multiply and xor, cheap and even). It distinguishes
 * a retry from an id reused for something else; the id itself is compared in full.
 */
export const fingerprintOf = (content: string): number => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < content.length; index += 1) {
    const code = content.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}

/** What makes a posting the same posting: kind, accounts with amounts, reference. */
export const contentOf = (
  kind: string,
  legs: readonly (readonly [account: bigint | string, amountMinor: bigint])[],
  reference: string | null,
): string => `${kind}|${legs.map((leg) => leg.join(':')).join(',')}|${reference ?? ''}`
