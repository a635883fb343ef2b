import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchOnThisMachine } from './fetch-on-this-machine.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url === '/silent') return
      response.writeHead(201, { 'content-type': 'application/json' })
      const { method, headers } = request
      const body = Buffer.concat(parts).toString()
      response.end(JSON.stringify({ method, host: headers.host, token: headers['token'], body }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const at = (path: string) => `http://br.localhost:${(server.address() as AddressInfo).port}${path}`

test('a name below localhost is this machine, and the site hears the name', async () => {
  const init = { method: 'POST', headers: { token: 'kept' }, body: '{"a":1}' }
  const answer = await fetchOnThisMachine(at('/'), init)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    method: 'POST',
    host: new URL(at('/')).host,
    token: 'kept',
    body: '{"a":1}',
  })
})

test('a request that is given up rejects', async () => {
  const signal = AbortSignal.timeout(20)
  await expect(fetchOnThisMachine(at('/silent'), { signal })).rejects.toThrow()
})
