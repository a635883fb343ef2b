import { request } from 'node:http'

export type RawAnswer = { readonly status: number; readonly body: any } // oxlint-disable-line no-explicit-any -- the tests check an answer of any shape

/** A call with headers that `fetch` does not let a page choose, such as the host. */
export const requestRaw = (
  baseUrl: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(new URL(path, baseUrl), { method, headers: { ...length, ...headers } })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) })
      })
    })
    sent.end(body)
  })
