import type { Logger } from '@trevo/platform/logger.ts'

export type Repeated = {
  /** Cuts the pause short: something is due now. */
  wake(): void
  /** Waits for the run under way, then ends. */
  stop(): Promise<void>
}

/** In ms; of how long the work took where more of it at a time costs less. */
export type Pause = number | ((tookMs: number) => number)

/** Runs `work` again and again, a pause after it ended; a failure is logged and does not stop it. */
export const repeat = (
  name: string,
  pauseMs: Pause,
  work: () => Promise<unknown>,
  logger: Logger,
): Repeated => {
  const end = new AbortController()
  // Woken while it works, it does not pause afterwards.
  let isWoken = false
  let endPause: (() => void) | undefined
  const pause = (tookMs: number) =>
    new Promise<void>((resolve) => {
      const untilNextMs = typeof pauseMs === 'number' ? pauseMs : pauseMs(tookMs)
      const timer = setTimeout(resolve, isWoken ? 0 : untilNextMs)
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
      const beganAt = performance.now()
      await work().catch((error: unknown) => logger.error({ err: error, name }, 'work failed'))
      if (!end.signal.aborted) await pause(performance.now() - beganAt)
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
