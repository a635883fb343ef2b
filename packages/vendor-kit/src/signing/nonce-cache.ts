export type NonceCache = {
  /** Notes the nonce of a call; false when a call of the same second brought it before. */
  add(nonce: string, timestampMs: number, nowMs: number): boolean
}

/**
 * Remembers the nonces of each second's timestamps for `keepMs`. A replayed call carries its signed
 * timestamp too, so only the nonces of that second have to be asked (RFC 5849, 3.3: a nonce is unique
 * among the calls with its timestamp), and a second that is over goes as a whole.
 *
 * It knows the calls of one process only. A call replayed at another copy of the server meets
 * the unique transaction id, which is what keeps money safe; the nonce only saves work.
 */
export const createNonceCache = (keepMs: number): NonceCache => {
  const seconds = new Map<number, Set<string>>()

  const open = (second: number, nowMs: number): Set<string> => {
    for (const old of seconds.keys()) if ((old + 1) * 1_000 < nowMs - keepMs) seconds.delete(old)
    const nonces = new Set<string>()
    seconds.set(second, nonces)
    return nonces
  }
  return {
    add(nonce, timestampMs, nowMs) {
      const second = Math.floor(timestampMs / 1_000)
      const nonces = seconds.get(second) ?? open(second, nowMs)
      const sizeBefore = nonces.size
      return nonces.add(nonce).size > sizeBefore
    },
  }
}
