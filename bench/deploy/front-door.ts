import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy in front of copies of the server, like an operator's. */
export type FrontDoor = {
  readonly origin: string
  add(port: number): void
  remove(port: number): void
  close(): Promise<void>
}

const askEveryMs = 200
const askedWithinMs = 1_000

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(askedWithinMs) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status === 200
    },
    () => false,
  )

/** Opens a connection to the first copy that accepts one. */
const reach = ([port, ...others]: readonly number[], through: Socket): void => {
  if (port === undefined) return void through.destroy()
  const upstream = connect({ port, host: '127.0.0.1' })
  const refused = () => reach(others, through)
  upstream.once('error', refused)
  upstream.once('connect', () => {
    upstream.off('error', refused).on('error', () => through.destroy())
    through.on('close', () => upstream.destroy())
    upstream.on('close', () => through.end())
    through.pipe(upstream).pipe(through)
  })
}

/**
 * Checks each copy for readiness, and gives new connections in turn to those that are ready.
 * @param listenAt 0 takes a free port
 */
export const openFrontDoor = async (listenAt: number): Promise<FrontDoor> => {
  const ready = new Map<number, boolean>()
  let turn = 0
  const look = async () => {
    await Promise.all(
      [...ready.keys()].map(async (port) => {
        const answer = await isReady(port)
        if (ready.has(port)) ready.set(port, answer)
      }),
    )
  }
  let timer: NodeJS.Timeout | undefined
  const lookOn = () => {
    timer = setTimeout(() => void look().then(lookOn), askEveryMs)
  }
  lookOn()
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const open = [...ready].flatMap(([port, isOpen]) => (isOpen ? [port] : []))
    turn += 1
    const at = turn % Math.max(1, open.length)
    reach([...open.slice(at), ...open.slice(0, at)], socket)
  })
  await new Promise<void>((resolve) => door.listen(listenAt, '127.0.0.1', resolve))
  const listening = door.address() as AddressInfo // listening on TCP
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    add: (port) => void ready.set(port, true),
    remove: (port) => void ready.delete(port),
    close: () =>
      new Promise((resolve) => {
        clearTimeout(timer)
        door.close(() => resolve())
        // Connections of pages that left without reading to the end would never be closed.
        for (const socket of sockets) socket.destroy()
      }),
  }
}
