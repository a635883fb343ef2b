import { connect } from 'node:net'

export type RawAnswer = {
  /** 0 when the connection ended without an answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const readAnswer = (received: string): RawAnswer => {
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...lines] = received.slice(0, Math.max(0, end)).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const body = end < 0 ? '' : received.slice(end + 4)
  const chunks = [...body.matchAll(/^[\da-f]+\r\n(.+?)\r\n/gms)].map(([, chunk]) => chunk)
  const text = headers['transfer-encoding'] === 'chunked' ? chunks.join('') : body
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    text: Buffer.from(text, 'latin1').toString('utf8'),
  }
}

const answerWithinMs = 5_000

/** Writes exactly these bytes to a new socket; returns the first answer, once the connection has ended. */
export const sendRaw = (baseUrl: string, request: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(baseUrl)
    const socket = connect(Number(port), hostname)
    let received = ''
    const timer = setTimeout(() => socket.destroy(), answerWithinMs)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (received += part))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(readAnswer(received))
    })
    socket.write(request, 'latin1')
  })
