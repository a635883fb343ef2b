export type Loop = {
  /** Something is due now. */
  wake(): void
  /** Waits for what is being done, then stops. */
  stop(): Promise<void>
}

/** Runs the work again and again, with a pause in between that `wake` cuts short. */
export const startLoop = (everyMs: number, run: () => Promise<unknown>): Loop => {
  const end = new AbortController()
  let isAwaited = false
  let cutShort: (() => void) | undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isAwaited ? 0 : everyMs)
      isAwaited = false
      cutShort = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const wake = () => {
    isAwaited = true
    cutShort?.()
  }
  const running = (async () => {
    while (!end.signal.aborted) {
      await run()
      if (!end.signal.aborted) await pause()
    }
  })()
  return {
    wake,
    stop: () => {
      end.abort()
      wake()
      return running
    },
  }
}
