import { request } from 'node:http'

const loopback = { address: '127.0.0.1', family: 4 } as const

/**
 * `fetch` for sites on this machine. Names below `localhost` mean this machine (RFC 6761, 6.3), which browsers know
 * and not every system's resolver does.
 */
export const fetchOnThisMachine: typeof fetch = async (input, init) => {
  const asked = new Request(input, init)
  const body = Buffer.from(await asked.arrayBuffer())
  return new Promise<Response>((resolve, reject) => {
    const sent = request(asked.url, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      signal: asked.signal,
      lookup: (_host, { all }, callback) => {
        if (all) callback(null, [loopback])
        else callback(null, loopback.address, loopback.family)
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer
        const type = headers['content-type']
        const described = {
          status,
          ...(type !== undefined && { headers: { 'content-type': type } }),
        }
        // A status without a body refuses even an empty one.
        resolve(new Response(parts.length > 0 ? Buffer.concat(parts) : null, described))
      })
    })
    sent.end(body.length > 0 ? body : undefined)
  })
}
