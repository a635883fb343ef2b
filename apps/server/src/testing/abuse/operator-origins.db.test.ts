import { request } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  getOperator,
  listMembers,
  logoutOperator,
  signInOperator,
} from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { first, startOperatorWorld } from '../start-operator-world.ts'

const buildDir = await mkdtemp(path.join(tmpdir(), 'trevo-origins-'))
await mkdir(path.join(buildDir, 'backoffice'))
await writeFile(path.join(buildDir, 'backoffice/index.html'), '<p>of __MERCHANT__</p>')

const brazil = 'br.localhost:3904'
const world = await startOperatorWorld({
  DEMO_BRAZIL: '1',
  OPS_BRAND_ORIGINS: `trevobr=http://${brazil}`,
  BUILD_DIR: buildDir,
})
beforeEach(() => world.beginTest())
afterAll(async () => {
  await world.server.close()
  await rm(buildDir, { recursive: true })
})
const { browserOf, withCode, server } = world
const refused = { code: 'operator.foreign_origin' }
const unknown = { code: 'login.not.session' }

/** A browser of an operator of Brazil who is signed in at the address of that brand. */
const enterBrazil = async () => {
  const browser = browserOf({ host: brazil, merchant: 'trevobr' })
  const entered = await browser.api.call(signInOperator, { body: withCode(first) })
  expect(entered).toMatchObject({ ok: true })
  return browser
}

/** The page of an address, asked for by a host. */
const openPage = (host: string, target = '/members') =>
  new Promise<{ status?: number | undefined; location?: string | undefined; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.opsUrl)
      const asking = request(
        { hostname, port, path: target, headers: { Host: host } },
        (answer) => {
          let body = ''
          answer.on('data', (part) => (body += String(part)))
          answer.on('end', () =>
            resolve({ status: answer.statusCode, location: answer.headers.location, body }),
          )
        },
      )
      asking.on('error', reject)
      asking.end()
    },
  )

test('each brand has its page at its own address, with no word from the request', async () => {
  expect(await openPage(brazil)).toMatchObject({ status: 200, body: '<p>of trevobr</p>' })
  expect(await openPage(new URL(server.opsUrl).host)).toMatchObject({ body: '<p>of trevo</p>' })
})

test('every other host leads to the common address, and nothing in the request leads elsewhere', async () => {
  for (const host of ['br.localhost', 'evil.example', `x.${brazil}`]) {
    const location = `${server.opsUrl}/members`
    expect([host, await openPage(host)]).toMatchObject([host, { status: 302, location }])
  }
  const { location = '' } = await openPage('evil.example', '//evil.example/x')
  expect(new URL(location).origin).toBe(server.opsUrl)
  expect(await openPage('evil.example', 'http://evil.example/x')).toMatchObject({ status: 404 })
})

test('an operator of Brazil works at the address of that brand', async () => {
  const browser = await enterBrazil()
  expect(await browser.api.call(getOperator)).toMatchObject({
    value: { operator: 'operador.demo', brandName: 'Trevo Brasil' },
  })
  const found = await browser.api.call(listMembers, { query: {} })
  if (!found.ok) throw new Error(found.code)
  expect(found.value.list.map(({ username }) => username)).toContain('rosa.demo')
  expect(found.value.list.map(({ username }) => username)).not.toContain('ana.demo')
  expect(await browser.api.call(logoutOperator)).toMatchObject({ ok: true })
})

test('a page of the other address of operators changes nothing here', async () => {
  const { cookies } = await enterBrazil()
  const own = new URL(server.opsUrl)
  for (const origin of [server.opsUrl, `http://br.localhost:${own.port}`, 'https://evil.example']) {
    const foreign = browserOf({ host: brazil, merchant: 'trevobr', origin, cookies })
    expect([origin, await foreign.api.call(logoutOperator)]).toMatchObject([origin, refused])
  }
  const there = browserOf({ origin: `http://${brazil}` })
  expect(await there.api.call(signInOperator, { body: withCode(first) })).toMatchObject(refused)
  const nowhere = browserOf({ host: 'evil.example', origin: server.opsUrl })
  expect(await nowhere.api.call(signInOperator, { body: withCode(first) })).toMatchObject(refused)
})

test('a cookie that was taken opens nothing at the address of another brand', async () => {
  const { cookies } = await enterBrazil()
  expect(await browserOf({ cookies }).api.call(getOperator)).toMatchObject(unknown)
  const asBrazil = browserOf({ cookies, merchant: 'trevobr' })
  expect(await asBrazil.api.call(getOperator)).toMatchObject(refused)

  const ofTrevo = browserOf()
  await ofTrevo.api.call(signInOperator, { body: withCode(first) })
  const atBrazil = { host: brazil, cookies: ofTrevo.cookies }
  for (const merchant of ['trevo', 'unknown']) {
    expect(await browserOf({ ...atBrazil, merchant }).api.call(getOperator)).toMatchObject(refused)
  }
  const posing = browserOf({ ...atBrazil, merchant: 'trevobr' })
  expect(await posing.api.call(getOperator)).toMatchObject(unknown)
  expect(await ofTrevo.api.call(getOperator)).toMatchObject({ ok: true })
})

test('a brand that nobody made has no address', async () => {
  await expect(
    server.openCopy({ environment: { OPS_BRAND_ORIGINS: 'nobody=http://nobody.localhost' } }),
  ).rejects.toThrow('nobody, which is no brand')
})
