import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn, statusOfTwoHosts } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createApp } from './create-app.ts'

test('every answer of the site and of the operators’ listener has the security headers', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' })
  const app = await createApp(config, pino({ level: 'silent' }))
  app.get('/fine', () => 'fine')
  app.get('/failing', () => {
    throw new Error('failing')
  })
  try {
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/fine', '/failing', '/nowhere', '/%E0%A4%A']) {
      const { headers } = await fetch(baseUrl + path)
      expect(safeHeadersIn(headers)).toEqual(safeHeaders)
    }
  } finally {
    await app.close()
  }
})

test('two Host headers are refused, even where something is served in front of the router', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' })
  const app = await createApp(config, pino({ level: 'silent' }))
  app.serveDirectly('/direct', (_request, response) => Boolean(response.end('direct')))
  app.get('/routed', () => 'routed')
  try {
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/direct', '/routed']) {
      expect((await fetch(baseUrl + path)).status).toBe(200)
      expect([path, await statusOfTwoHosts(baseUrl, path)]).toEqual([path, 400])
    }
  } finally {
    await app.close()
  }
})

/** Sends half a body and disconnects at once. */
const leaveHalfway = (baseUrl: string, path: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(baseUrl)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`
    socket.write(`${head}Content-Length: 100\r\n\r\n{"a`, () =>
      setTimeout(() => socket.destroy(), 20),
    )
  })

test('a disconnecting client counts against its address, and no stack is logged', async () => {
  const lines: string[] = []
  const environment = { DATABASE_URL: 'postgres://nowhere/none', RATE_LIMIT_PER_MINUTE: '3' }
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await createApp(readConfig(environment), logger)
  app.post('/page', { config: { isPage: true } }, () => 'fine')
  try {
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    for (let count = 0; count < 3; count += 1) await leaveHalfway(baseUrl, '/page')
    const { status } = await fetch(`${baseUrl}/page`, { method: 'POST' })
    expect(status).toBe(429)
    expect(lines.join('')).not.toContain('stack')
  } finally {
    await app.close()
  }
})

test('a stall of a second refuses nothing that comes after it', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' })
  const app = await createApp(config, pino({ level: 'silent' }))
  app.get('/fine', () => 'fine')
  try {
    await app.ready()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100)
    // The timers that fell due meanwhile run first.
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect((await app.inject('/fine')).statusCode).toBe(200)
  } finally {
    await app.close()
  }
})
