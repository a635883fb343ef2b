import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { expect, test } from 'vitest'
import { createHmacKey, openKeys } from '../signing/keys.ts'
import { createWalletClient } from './wallet-client.ts'

/** A platform that answers when told to. */
const openSlowPlatform = async () => {
  const waiting = new Map<string, ServerResponse>()
  const server = createServer((request, response) => waiting.set(request.url ?? '', response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    has: (path: string) => waiting.has(path),
    answer: (path: string) => waiting.get(path)?.writeHead(503).end(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a launch waits longer than a movement: its token cannot be exchanged again', async () => {
  const platform = await openSlowPlatform()
  const keys = openKeys({ vendor: 'BGS', keys: [createHmacKey('key-1')] }, 'vendor')
  const { baseUrl } = platform
  const client = createWalletClient({ baseUrl, keys, nowMs: Date.now, timeoutMs: 20 })
  const player = { playerRef: 'player', gameCode: 'game', currency: 'BRL' }
  try {
    const launch = client.checkSession({ launchToken: 'token' })
    const balance = await client.balance({ ...player, sessionToken: 'token' })
    expect(balance).toEqual({ kind: 'unknown', why: 'timeout' })
    const { path } = vendorEndpoints.checkSession
    await expect.poll(() => platform.has(path)).toBe(true)
    platform.answer(path)
    expect(await launch).toEqual({ kind: 'unknown', why: 'http' })
  } finally {
    platform.close()
    await client.close()
  }
})
