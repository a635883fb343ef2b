import type { IncomingMessage, ServerResponse } from 'node:http'

export type Call = { readonly request: IncomingMessage; readonly bytes: Buffer }
/** `headers` is a flat list of names and values, as `writeHead` takes it. */
export type CallAnswer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}
export type ServeCall = (call: Call) => Promise<CallAnswer>

export type CallServer = {
  serve(request: IncomingMessage, response: ServerResponse): void
  /** From here on connections end with their answer. */
  drain(): void
}

// Above it a message is no message; the largest honest one has 2,000 letters of bet detail.
const bodyBytesMax = 16_384
const empty = Buffer.alloc(0)

/** The body as it came; undefined when it is too long. */
const readBody = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    let first: Buffer | undefined
    let further: Buffer[] | undefined
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > bodyBytesMax) resolve(undefined)
      else if (!first) first = part
      else (further ??= [first]).push(part)
    })
    request.on('end', () => resolve(further ? Buffer.concat(further) : (first ?? empty)))
    request.on('error', reject)
  })

const pathOf = (url: string): string => {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

const plain = (status: number, message: string): CallAnswer => ({
  status,
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ message }),
})

/**
 * Serves POSTs of small bodies by exact path, on node's own HTTP: a machine's signed call needs none
 * of what a framework does for people's browsers, and there are thousands a second of them.
 */
export const createCallServer = (
  calls: ReadonlyMap<string, ServeCall>,
  onError: (error: unknown, path: string) => void,
): CallServer => {
  let isDraining = false

  const send = (response: ServerResponse, { status, headers, body }: CallAnswer): void => {
    const length = ['content-length', String(Buffer.byteLength(body))]
    const close = isDraining ? ['connection', 'close'] : []
    response.writeHead(status, [...headers, ...length, ...close])
    response.end(body)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = request.method === 'POST' && calls.get(pathOf(request.url ?? ''))
    if (!call) return send(response, plain(404, 'no such call'))
    const bytes = await readBody(request)
    if (bytes) return send(response, await call({ request, bytes }))
    response.once('finish', () => request.destroy())
    send(response, plain(413, 'too long'))
  }

  return {
    serve: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        onError(error, pathOf(request.url ?? ''))
        if (response.headersSent || request.destroyed) response.destroy()
        else send(response, plain(500, 'failed'))
      })
    },
    drain: () => {
      isDraining = true
    },
  }
}
