import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program of a bench as a separate process. */
export const startChild = (file: string): ChildProcess =>
  fork(file, { execArgv: ['--disable-warning=ExperimentalWarning'] })

/** Tells a child to end, and waits until it has: its resources are in use until then. */
export const endChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  await ended
}

/** Sends a command and waits for its single report. @throws when the child fails or ends */
export const askChild = <Report>(child: ChildProcess, order: object): Promise<Report> =>
  new Promise((settle, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a child ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (message: { report?: Report; error?: unknown }) => {
      child.off('exit', onExit)
      if (message.report) settle(message.report)
      else reject(new Error(String(message.error)))
    })
    child.send(order)
  })
