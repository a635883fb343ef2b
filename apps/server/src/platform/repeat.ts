import type { Logger } from './logger.ts'

export type Repeated = {
  /** Cuts the pause short: something is due now. */
  wake(): void
  /** Waits for the run under way, then ends. */
  stop(): Promise<void>
}

/** Runs `work` again and again, `pauseMs` after it ended; a failure is logged and does not stop it. */
export const repeat = (
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
  logger: Logger,
): Repeated => {
  const end = new AbortController()
  // Woken while it works, it does not pause afterwards.
  let isWoken = false
  let endPause: (() => void) | undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken ? 0 : pauseMs)
      isWoken = false
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const wake = () => {
    isWoken = true
    endPause?.()
  }
  const running = (async () => {
    while (!end.signal.aborted) {
      await work().catch((error: unknown) => logger.error({ err: error, name }, 'work failed'))
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
