import { createServer } from 'node:net'

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(false)))
  })

/** The first of the given ports on which another program of this machine listens. */
export const findTakenPort = async (
  ports: Readonly<Record<string, number>>,
): Promise<{ readonly name: string; readonly port: number } | undefined> => {
  for (const [name, port] of Object.entries(ports)) {
    if (port !== 0 && (await isTaken(port))) return { name, port }
  }
  return undefined
}
