import type { Logger } from './logger.ts'

export type Repeated = {
  /** Cuts the pause short, because something is due now. */
  wake(): void
  /** Waits for the current run, then ends. */
  stop(): Promise<void>
}

/** In ms; depends on the duration of the work if larger batches are cheaper. */
export type Pause = number | ((tookMs: number) => number)

type RepeatOptions = {
  /** Whether there is a pause before the first run too. */
  readonly pausesFirst?: boolean
}

/**
 * Runs `work` repeatedly, one run at a time, with a pause after each. A run that returns `more` is
 * followed by the next one without a pause; a failure is logged and does not stop it.
 */
export const repeat = (
  name: string,
  pauseMs: Pause,
  work: () => Promise<unknown>,
  logger: Pick<Logger, 'error'>,
  { pausesFirst = false }: RepeatOptions = {},
): Repeated => {
  const end = new AbortController()
  // If woken during a run, it does not pause afterwards.
  let isWoken = false
  let endPause: (() => void) | undefined
  const pauseAfter = (tookMs: number) => (typeof pauseMs === 'number' ? pauseMs : pauseMs(tookMs))
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken ? 0 : ms)
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
    if (pausesFirst) await pause(pauseAfter(0))
    while (!end.signal.aborted) {
      const beganAt = performance.now()
      const answer = await work().catch((error: unknown) =>
        logger.error({ err: error, name }, 'work failed'),
      )
      if (end.signal.aborted) return
      await pause(answer === 'more' ? 0 : pauseAfter(performance.now() - beganAt))
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
