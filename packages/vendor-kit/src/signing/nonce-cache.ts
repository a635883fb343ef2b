export type NonceCache = {
  /** Records the nonce; false if it was recorded before and could still be valid. */
  add(nonce: string, atMs: number): boolean
}

/**
 * Remembers nonces for at least `keepMs` and at most three times as long, in two generations, so
 * that nothing has to be expired one by one.
 *
 * It knows the calls of one process only. A call replayed at another copy of the server meets
 * the unique transaction id, which is what keeps money safe; the nonce only saves work.
 */
export const createNonceCache = (keepMs: number): NonceCache => {
  let current = new Set<string>()
  let previous = new Set<string>()
  let startedAtMs = -Infinity
  return {
    add(nonce, atMs) {
      if (atMs - startedAtMs > keepMs) {
        previous = atMs - startedAtMs > 2 * keepMs ? new Set() : current
        current = new Set()
        startedAtMs = atMs
      }
      if (previous.size > 0 && previous.has(nonce)) return false
      // One look-up in a set of up to a million: a known nonce does not make it grow.
      const sizeBefore = current.size
      return current.add(nonce).size > sizeBefore
    },
  }
}
