import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A connection to the database that can be cut, or held: then nothing gets through in either direction and
 * nobody is notified, as when the machine at its other end freezes.
 */
export const openLine = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const host = decodeURIComponent(target.hostname)
  const port = Number(target.port)
  // The embedded database listens at a socket in its folder.
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let isCut = false
  let isHeld = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(place)
    for (const [one, two] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes: Buffer) => void two.write(bytes))
      one.on('end', () => two.end())
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        two.destroy()
      })
      if (isHeld) one.pause()
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = line.address() as AddressInfo // it listens on TCP
  return {
    url: `postgresql://${target.username}:${target.password}@127.0.0.1:${ownPort}${target.pathname}`,
    setCut: (cut: boolean) => {
      isCut = cut
      if (cut) for (const socket of sockets) socket.destroy()
    },
    setHeld: (held: boolean) => {
      isHeld = held
      for (const socket of sockets)
        if (held) socket.pause()
        else socket.resume()
    },
    close: () => line.close(),
  }
}

export type Line = Awaited<ReturnType<typeof openLine>>
