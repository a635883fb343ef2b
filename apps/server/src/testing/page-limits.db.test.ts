import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

const perMinute = 20

let server: TestServer
let buildDir: string
beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'trevo-page-'))
  await mkdir(path.join(buildDir, 'site/server'), { recursive: true })
  await writeFile(
    path.join(buildDir, 'site/server/entry-server.js'),
    `export const pageAddress = (url) => url
      export const render = async (page) => ({ status: 200, html: JSON.stringify(page) })`,
  )
  server = await startTestServer({
    environment: {
      BUILD_DIR: buildDir,
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
})
afterAll(async () => {
  await server.close()
  await rm(buildDir, { recursive: true })
})

const statusesOf = async (
  target: string,
  { method = 'GET', from }: { readonly method?: string; from(index: number): string },
): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < perMinute + 5; index += 1) {
    const headers = { 'x-forwarded-for': from(index) }
    const answer = await fetch(server.baseUrl + target, { method, headers })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

test('pages count towards the limit of an address', async () => {
  const statuses = await statusesOf('/promotions', { from: () => '203.0.113.1' })
  expect(statuses).toEqual([
    ...Array.from({ length: perMinute }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ])
  const other = { headers: { 'x-forwarded-for': '203.0.113.2' } }
  expect((await fetch(`${server.baseUrl}/promotions`, other)).status).toBe(200)
})

test('so does what is unknown', async () => {
  const order = { method: 'POST', from: () => '203.0.113.3' }
  const statuses = await statusesOf('/none/of/ours', order)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})

test('addresses of one IPv6 network count together', async () => {
  const statuses = await statusesOf('/', { from: (index) => `2001:db8:1:2::${index + 1}` })
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})
