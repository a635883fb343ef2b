import type { Logger } from './logger.ts'

/**
 * Runs `work` again and again, `pauseMs` after it ended; a failure is logged and does not stop it.
 * `stop()` waits for the run under way.
 */
export const repeat = (
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
  logger: Logger,
): { stop(): Promise<void> } => {
  const end = new AbortController()
  let wake: (() => void) | undefined
  const running = (async () => {
    while (!end.signal.aborted) {
      await work().catch((error: unknown) => logger.error({ err: error, name }, 'work failed'))
      if (end.signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return {
    stop: () => {
      end.abort()
      wake?.()
      return running
    },
  }
}
