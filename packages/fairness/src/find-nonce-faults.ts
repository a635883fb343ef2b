export type NonceFaults = {
  /** Nonces for which no round was seen, as closed ranges, ascending: a result may have been discarded. */
  readonly missing: readonly { readonly from: number; readonly to: number }[]
  /** Nonces used more than once, ascending: one result may have been chosen among several. */
  readonly repeated: readonly number[]
}

/**
 * Checks that the rounds of one pair of seeds used every nonce from 0 up to the last exactly once.
 * `usedCount` is the number of rounds by the house's record; without it the highest nonce counts, and
 * rounds dropped from the end go unnoticed. Order does not matter.
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
