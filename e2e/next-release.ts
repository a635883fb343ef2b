import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** The site behind a proxy that can deploy a next release, separately for the page and for the worker. */
export type ReleaseProxy = {
  readonly origin: string
  readonly program: string
  readonly nextProgram: string
  readonly nextVersion: string
  /** The release deployed from now on. */
  release(what: { readonly page?: boolean; readonly worker?: boolean }): void
  /** How often the worker was requested. */
  workerRequests(): number
  close(): Promise<void>
}

const workerPath = '/service-worker.js'
const nextVersion = 'nextrelease0'

const ask = (origin: string, from: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { host: _, 'accept-encoding': __, ...headers } = from.headers
    const asked = request(new URL(from.url ?? '/', origin), {
      method: from.method ?? 'GET',
      headers: { ...headers, connection: 'close' },
    })
    asked.once('response', resolve).once('error', reject).end()
  })

const textOf = async (origin: string, url: string): Promise<string> =>
  text(await ask(origin, { method: 'GET', url, headers: { accept: '*/*' } }))

const found = (pattern: RegExp, within: string): string => {
  const [, one] = pattern.exec(within) ?? []
  if (!one) throw new Error(`Nothing like ${pattern} is there.`)
  return one
}

/**
 * Opens a door before the running site. The next release has the same files, but its program has
 * another name and its worker another version, as after any change of the sources.
 */
export const startReleaseProxy = async (site: string): Promise<ReleaseProxy> => {
  const program = found(/import\('(\/assets\/[^']+\.js)'\)/, await textOf(site, '/'))
  const nextProgram = program.replace('.js', '-next.js')
  const version = found(/version:\s*["'`](\w{12})["'`]/, await textOf(site, workerPath))
  let out: { page?: boolean; worker?: boolean } = {}
  let workerRequests = 0

  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isWorker = asked.url === workerPath
    if (isWorker) workerRequests += 1
    const url = asked.url?.replace(nextProgram, program)
    const got = await ask(site, { method: asked.method ?? 'GET', url, headers: asked.headers })
    const { 'content-length': _, connection: __, ...headers } = got.headers
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    response.writeHead(got.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
    if ((isPage && out.page) || (isWorker && out.worker)) {
      const next = (await text(got)).replaceAll(program, nextProgram)
      response.end(next.replaceAll(version, nextVersion))
    } else got.pipe(response)
  }
  const door = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    program,
    nextProgram,
    nextVersion,
    release: (what) => {
      out = { ...out, ...what }
    },
    workerRequests: () => workerRequests,
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve())
        door.closeAllConnections()
      }),
  }
}
