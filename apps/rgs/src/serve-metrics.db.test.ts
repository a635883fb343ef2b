import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn, statusOfTwoHosts } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { afterAll, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { openTestRgs } from './testing/open-test-rgs.ts'
import { serveMetrics } from './serve-metrics.ts'

const rgs = await openTestRgs()
const server = await serveMetrics(createMetrics(), 0)
afterAll(async () => {
  await server.close()
  await rgs.close()
})

const statusAt = (host: string, path = '/metrics', method = 'GET') =>
  new Promise<number | string>((resolve) => {
    request({ host, port: server.port, path, method, timeout: 2_000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      .end()
  })

test('metrics are read on this machine', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`)
  expect(safeHeadersIn(answer.headers)).toEqual(safeHeaders)
  expect(await answer.text()).toContain('rgs_rounds_total')
  expect(await statusAt('127.0.0.1', '/')).toBe(404)
  expect(await statusAt('127.0.0.1', '/metrics', 'POST')).toBe(404)
  expect(await statusOfTwoHosts(`http://127.0.0.1:${server.port}`, '/metrics')).toBe(400)
})

test('they cannot be reached through an external address of the machine', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of outside) expect(await statusAt(address)).toBe('ECONNREFUSED')
})

test.each([
  {},
  { host: '127.0.0.1' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1', 'x-real-ip': '127.0.0.1' },
])('the player listener serves no metrics, with headers %o', async (headers) => {
  for (const url of ['/metrics', '/%6detrics', '/metrics/', '/dev/outbox']) {
    expect(await rgs.statusOf(url, headers)).toBe(404)
  }
})
