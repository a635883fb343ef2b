import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createFastify } from '../../../platform/http/create-fastify.ts'
import type { RefusedCall } from '../protocols/note-refused-calls.ts'
import { createCallServer } from './serve-calls.ts'

const answer = { status: 200, headers: [], body: '{}' }

test('a caller who goes away halfway is counted with its address, and is no failure', async () => {
  const refused: RefusedCall[] = []
  const onError = vi.fn()
  const calls = new Map([['/vendor/test', async () => answer]])
  const unanswered = { tooLong: answer, busy: answer, failed: answer }
  const server = createCallServer(
    { calls, unanswered },
    { onError, noteRefused: (call) => refused.push(call) },
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
