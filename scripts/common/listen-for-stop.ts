/** Why a command stops: the signal's name, or the process without which it cannot continue. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/**
 * Aborted, with a `Stopped`, by the first SIGINT, SIGTERM or SIGHUP, and when the process that started
 * this one is gone: its channel closes, or, with `END_WITH_STDIN=1`, the input that it holds open.
 * Later signals are ignored: one Ctrl+C reaches a process several times (from the terminal, from npm,
 * from our own parent), and none of them may interrupt the shutdown that the first one started.
 */
export const listenForStop = (): AbortSignal => {
  const controller = new AbortController()
  const stop = (why: string) => controller.abort(new Stopped(why))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal))
  }
  process.on('disconnect', () => stop('the command that started it is gone'))
  process.channel?.unref()
  if (process.env['END_WITH_STDIN'] === '1') {
    process.stdin.once('end', () => stop('the command that started it is gone')).resume()
  }
  return controller.signal
}
