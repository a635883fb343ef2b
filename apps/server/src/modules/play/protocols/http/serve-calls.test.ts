import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createCallerAddress } from '../../../../platform/http/visitors/caller-address.ts'
import { createFastify } from '../../../../platform/http/app/create-fastify.ts'
import type { RefusedCall } from '../record-refused-calls.ts'
import { createCallServer } from './serve-calls.ts'

const answer = { status: 200, headers: [], body: '{}' }
const limited = { ...answer, status: 429 }
const addressOf = createCallerAddress([])

test('a caller who disconnects halfway is counted with its address, and is no failure', async () => {
  const refused: RefusedCall[] = []
  const onError = vi.fn()
  const calls = new Map([['/vendor/test', async () => answer]])
  const unanswered = { tooLong: answer, busy: answer, failed: answer, limited }
  const server = createCallServer(
    { calls, unanswered },
    { onError, recordRefused: (call) => refused.push(call), addressOf, isLimited: () => false },
  )
  const app = createFastify()
  for (const [path, handler] of server.handlers) app.serveDirectly(path, handler)
  try {
    const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    const head = 'POST /vendor/test HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"a'
    socket.write(head, () => setTimeout(() => socket.destroy(), 20))
    await expect.poll(() => refused).toHaveLength(1)
    expect(refused).toEqual([{ reason: 'gone', address: '127.0.0.1', called: '/vendor/test' }])
    expect(onError).not.toHaveBeenCalled()
  } finally {
    await app.close()
  }
})

test('an address over its limit is answered without reading its body, and counted', async () => {
  const refused: RefusedCall[] = []
  const call = vi.fn(async () => answer)
  const server = createCallServer(
    {
      calls: new Map([['/vendor/test', call]]),
      unanswered: { tooLong: answer, busy: answer, failed: answer, limited },
    },
    {
      onError: vi.fn(),
      recordRefused: (one) => refused.push(one),
      addressOf,
      isLimited: (address) => address === '127.0.0.1',
    },
  )
  const app = createFastify()
  for (const [path, handler] of server.handlers) app.serveDirectly(path, handler)
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { status } = await fetch(`${url}/vendor/test`, { method: 'POST', body: '{}' })
    expect(status).toBe(429)
    expect(call).not.toHaveBeenCalled()
    expect(refused).toEqual([{ reason: 'limited', address: '127.0.0.1', called: '/vendor/test' }])
  } finally {
    await app.close()
  }
})
