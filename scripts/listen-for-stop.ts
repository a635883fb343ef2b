/** Why a command stops: the signal's name, or who it can no longer work for. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/**
 * Aborted, with a `Stopped`, by the first SIGINT, SIGTERM or SIGHUP, and when whoever started this
 * process and holds a channel to it is gone. Later signals change nothing: one Ctrl+C reaches a
 * process several times (from the terminal, from npm, from our own parent), and none of them may
 * cut short the stopping that the first one began.
 */
export const listenForStop = (): AbortSignal => {
  const controller = new AbortController()
  const stop = (why: string) => controller.abort(new Stopped(why))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal))
  }
  process.on('disconnect', () => stop('the command that started it is gone'))
  process.channel?.unref()
  return controller.signal
}
