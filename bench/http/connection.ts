import { connect, type Socket } from 'node:net'

/** One kept-alive HTTP/1.1 connection, one request at a time, with as little overhead as a load generator needs. */
export type Connection = {
  /** Sends a prepared request. @returns status and body. Rejects when the other side hangs up. */
  send(request: string): Promise<{ status: number; body: string }>
  close(): void
}

const lengthOf = (head: string): number => {
  const match = /\r\ncontent-length: (\d+)/i.exec(head)
  if (!match) throw new Error(`an answer without a length: ${head}`)
  return Number(match[1])
}

export const openConnection = async (port: number): Promise<Connection> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let received = ''
  let waiting: PromiseWithResolvers<{ status: number; body: string }> | undefined

  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    received += part
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const bodyStart = headEnd + 4
    const length = lengthOf(received.slice(0, headEnd))
    if (received.length < bodyStart + length) return
    const status = Number(received.slice(9, 12))
    const body = received.slice(bodyStart, bodyStart + length)
    received = ''
    waiting?.resolve({ status, body })
  })
  const fail = () => waiting?.reject(new Error('the server hung up'))
  socket.on('close', fail)
  socket.on('error', fail)
  return {
    send: (request) => {
      waiting = Promise.withResolvers()
      socket.write(request, 'latin1')
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}
