export type NonceFaults = {
  /** Nonces nobody saw a round for, as closed ranges, rising: a result may have been discarded. */
  readonly missing: readonly { readonly from: number; readonly to: number }[]
  /** Nonces used more than once, rising: one result may have been chosen among several. */
  readonly repeated: readonly number[]
}

/**
 * Checks that the rounds of one pair of seeds used every nonce from 0 up to the last exactly once.
 * `usedCount` is the number of rounds by the house's record; without it the highest nonce counts,
 * and rounds dropped from the end go unseen. Order does not matter.
 */
export const findNonceFaults = (nonces: readonly number[], usedCount?: number): NonceFaults => {
  const sorted = nonces.toSorted((a, b) => a - b)
  const missing: { from: number; to: number }[] = []
  const repeated = new Set<number>()

  let expected = 0
  for (const nonce of sorted) {
    if (nonce < expected) repeated.add(nonce)
    if (nonce > expected) missing.push({ from: expected, to: nonce - 1 })
    expected = Math.max(expected, nonce + 1)
  }
  if (usedCount !== undefined && expected < usedCount) {
    missing.push({ from: expected, to: usedCount - 1 })
  }
  return { missing, repeated: [...repeated] }
}
