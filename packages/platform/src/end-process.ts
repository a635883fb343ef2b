import { setTimeout as pause } from 'node:timers/promises'

type Ending = {
  /** Called at once, with the reason. Proxies notice it and send requests elsewhere. */
  leave?(why: string): void
  /** How long pending requests are still served after a SIGTERM. */
  readonly drainMs?: number
  close(): Promise<unknown>
}

/** If the database ended first, closing waits for an answer that never comes. */
const closeWithinMs = 15_000

/**
 * Closes and ends this process at the first SIGTERM or SIGINT. With `END_WITH_STDIN=1` also when its
 * input ends: when the parent that started it dies, its pipe closes.
 */
export const endOnSignals = ({ leave, drainMs = 0, close }: Ending): void => {
  let isEnding = false
  const end = async (why: string) => {
    if (isEnding) return
    isEnding = true
    leave?.(why)
    if (why === 'SIGTERM') await pause(drainMs)
    setTimeout(() => process.exit(1), closeWithinMs).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
  if (process.env['END_WITH_STDIN'] === '1') {
    process.stdin.once('end', () => void end('parent gone')).resume()
  }
}
