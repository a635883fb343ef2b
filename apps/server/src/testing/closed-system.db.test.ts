import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '@trevo/platform/clock.ts'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { bootData } from '../compose/first-data/boot-data.ts'
import { requestRaw } from './request-raw.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const nodeId = 1001

let server: TestServer
let other: Awaited<ReturnType<TestServer['openCopy']>>
const sockets: WebSocket[] = []
beforeAll(async () => {
  server = await startTestServer()
  other = await server.openCopy()
})
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await other.server.close()
  await server.close()
})

const reopen = `update settings.brand set maintenance = false, maintenance_texts = '{}',
  maintenance_ends_at = null, blocked_addresses = '{}', allowed_addresses = '{}',
  blocked_countries = '{}', allowed_countries = '{}'`
afterEach(() => server.change(reopen))

const statusOf = async (headers: Record<string, string> = {}) =>
  (await requestRaw(server.baseUrl, '/wps/system/status', { headers })).body.value

const callOf = (one: EndpointSpec, headers: Record<string, string> = {}) => ({
  method: one.method,
  headers: {
    merchant: 'trevo',
    language: 'EN',
    ...(one.moduleId && { moduleid: one.moduleId }),
    ...(one.body && {
      'content-type':
        one.consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    }),
    ...headers,
  },
  ...(one.body && { body: one.consumes === 'form' ? 'a=b' : '{}' }),
})
const ours = allEndpoints.filter(({ family }) => family === 'wps' || family === 'lgw')
const open = ours.filter(({ alwaysOpen }) => alwaysOpen)
const closing = ours.filter(({ alwaysOpen }) => !alwaysOpen)

/** Every call that must not be answered, with what it answered instead. */
const answersOf = (calls: readonly EndpointSpec[], headers?: Record<string, string>) =>
  Promise.all(
    calls.map(async (one) => {
      const path = one.path.replaceAll(/:\w+/g, '1')
      const { status, body } = await requestRaw(server.baseUrl, path, callOf(one, headers))
      return [one.name, status, body.errorCode]
    }),
  )
const all = (status: number, code: string) => closing.map(({ name }) => [name, status, code])

/** The notice that every copy gets after a change of settings. */
const notifyReplicas = () =>
  server.pool.query(`select pg_notify('trevo_bus', '{"topic":"settings.changed"}')`)

const listen = (baseUrl: string, token: string) => {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/live`)
  sockets.push(socket)
  const heard: { topic: string }[] = []
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as { topic: string })) // the server's own events
  socket.once('open', () => socket.send(JSON.stringify({ token })))
  return heard
}

describe('maintenance', () => {
  test('START-3, ERR-16: every call is refused but status, help, feedback, support and their needs', async () => {
    await server.change('update settings.brand set maintenance = true')
    expect(await answersOf(closing)).toEqual(all(503, 'system.maintenance'))
    const support = [
      'endChat',
      'getChatPicture',
      'launchChat',
      'listChatModels',
      'mailChat',
      'readChat',
      'sendChatMessage',
      'sendChatPicture',
    ]
    const shown = ['getCaptcha', 'getHelpCenter', 'getSystemStatus', 'getWhitelabel']
    expect(open.map(({ name }) => name).toSorted()).toEqual(
      [...shown, ...support, 'sendFeedback'].toSorted(),
    )
    for (const [name, status] of await answersOf(open)) {
      // Calls with a form answer too: an empty form is refused as invalid.
      const isForm = ['sendFeedback', ...support].includes(name) && name !== 'listChatModels'
      expect([name, status]).toEqual([name, isForm ? 400 : 200])
    }
  })

  test('ERR-16: the notice has title, text and planned end in the language of the call', async () => {
    expect((await statusOf()).maintenanceNotice).toBeNull()
    await server.change(`update settings.brand set maintenance = true,
      maintenance_texts = '{"EN": {"title": "New database", "text": "Balances are safe."},
        "PT": {"title": "Banco de dados novo", "text": "Os saldos estão seguros."}}',
      maintenance_ends_at = '2026-11-22T03:00:00Z'`)
    const endsAt = '2026-11-22T03:00:00.000Z'
    expect((await statusOf({ language: 'EN' })).maintenanceNotice).toEqual({
      title: 'New database',
      text: 'Balances are safe.',
      endsAt,
    })
    expect((await statusOf()).maintenanceNotice).toEqual({
      title: 'Banco de dados novo',
      text: 'Os saldos estão seguros.',
      endsAt,
    })
  })

  test('ERR-16: an open session is refused by the next call, and is the same afterwards', async () => {
    const { api } = await server.logIn('membro.demo')
    expect(await api.call(endpoints.getBalance, { query: {} })).toMatchObject({ ok: true })
    await server.change('update settings.brand set maintenance = true')
    expect(await api.call(endpoints.getBalance, { query: {} })).toMatchObject({
      code: 'system.maintenance',
      message: 'We are under maintenance. We will be back soon.',
    })
    await server.change(reopen)
    expect(await api.call(endpoints.getBalance, { query: {} })).toMatchObject({ ok: true })
  })

  test('every open page is notified, on every copy, without a restart', async () => {
    const { token } = await server.logIn('ana.demo')
    const pages = [listen(server.baseUrl, token), listen(other.baseUrl, token)]
    for (const heard of pages) await expect.poll(() => heard[0]?.topic).toBe('balance')

    await server.pool.query('update settings.brand set maintenance = true')
    await notifyReplicas()
    for (const heard of pages) await expect.poll(() => heard.at(-1)?.topic).toBe('status-changed')
    expect((await requestRaw(other.baseUrl, '/lgw/games/game_menus')).status).toBe(503)

    const heardBefore = pages.map((heard) => heard.length)
    await server.pool.query(reopen)
    await notifyReplicas()
    for (const [index, heard] of pages.entries()) {
      await expect.poll(() => heard.length).toBeGreaterThan(heardBefore[index] ?? 0)
    }
    await expect
      .poll(async () => (await requestRaw(other.baseUrl, '/lgw/games/game_menus')).status)
      .toBe(200)
  })

  test('open games accept no more stakes, while winnings are still paid', async () => {
    const { api, memberId } = await server.logIn('bento.demo')
    await server.deposit(memberId, 'closing', '100.00')
    const launched = await api.call(endpoints.launchGame, { query: { nodeId } })
    if (!launched.ok) throw new Error(launched.code)
    const vendor = server.openVendor()
    const launchToken = new URL(launched.value.content.game_url).searchParams.get('token') ?? ''
    const checked = await vendor.checkSession({ launchToken })
    if (checked.kind !== 'answer' || !checked.reply.session) throw new Error('no game session')
    const { sessionToken, playerRef, gameCode, currency } = checked.reply.session
    const round = { playerRef, gameCode, currency, roundId: 'closing' }
    const bet = { ...round, amount: '10.00', sessionToken }
    const win = { ...round, amount: '30.00', roundClosed: true }

    expect(await vendor.debit({ ...bet, transactionId: 'bet-1' })).toMatchObject({
      reply: { status: 'OK' },
    })
    await server.change('update settings.brand set maintenance = true')
    expect(
      await vendor.debit({ ...bet, roundId: 'closing-2', transactionId: 'bet-2' }),
    ).toMatchObject({ reply: { status: 'TOKEN_EXPIRED' } })
    expect(
      await vendor.credit({ ...win, transactionId: 'win-1', referenceTransactionId: 'bet-1' }),
    ).toMatchObject({ reply: { status: 'OK', balance: '120.00' } })
    await vendor.close()
  })

  test('a page rendered meanwhile carries the status and nothing of the lobby', async () => {
    const boot = bootData(server.server.modules, server.server.pool, systemClock)
    const visitor = { address: '127.0.0.1', country: null, host: '127.0.0.1' }
    const page = { url: new URL('http://127.0.0.1/'), language: undefined, visitor }
    expect(Object.keys(Object(await boot(page)))).toContain('menus')
    for (const closed of ['maintenance = true', `blocked_addresses = '{127.0.0.1}'`]) {
      await server.change(`update settings.brand set ${closed}`)
      expect(Object.keys(Object(await boot(page)))).toEqual(['language', 'status'])
      await server.change(reopen)
    }
    const elsewhere = { ...page, visitor: { ...visitor, host: 'elsewhere.example' } }
    expect(Object.keys(Object(await boot(elsewhere)))).toEqual(['language', 'status'])
  })
})

describe('maintenance of one game', () => {
  test('ERR-16: it is not launched, is marked in the list, and every open page is notified', async () => {
    const { api, token } = await server.logIn('clara.demo')
    const heard = listen(server.baseUrl, token)
    await expect.poll(() => heard[0]?.topic).toBe('balance')
    await server.change(`update catalogue.game set maintenance = true where node_id = ${nodeId}`)
    await expect
      .poll(() => heard.slice(-2))
      .toEqual([
        { topic: 'game-maintenance', nodeId, maintenance: true },
        { topic: 'catalogue-changed' },
      ])
    expect(await api.call(endpoints.launchGame, { query: { nodeId } })).toMatchObject({
      code: 'game.maintenance',
      message: 'This game is under maintenance. Choose another one for now.',
    })
    const listed = await api.call(endpoints.listGames, { query: { pageSize: 100 } })
    const games = listed.ok ? listed.value.games.filter(({ maintenance }) => maintenance) : []
    expect(games.map((game) => game.nodeId)).toEqual([nodeId])

    await server.change(`update catalogue.game set maintenance = false where node_id = ${nodeId}`)
    await expect
      .poll(() => heard.slice(-2))
      .toEqual([
        { topic: 'game-maintenance', nodeId, maintenance: false },
        { topic: 'catalogue-changed' },
      ])
    expect(await api.call(endpoints.launchGame, { query: { nodeId } })).toMatchObject({ ok: true })
  })
})

describe('a restricted region', () => {
  test('START-4, ERR-15: the status has the address, and every other call is refused', async () => {
    await server.change(`update settings.brand set blocked_addresses = '{127.0.0.0/8}'`)
    expect(await statusOf()).toMatchObject({
      regionRestriction: true,
      maintenance: false,
      location: { ip: '127.0.0.1', country: null },
    })
    expect(await answersOf(closing)).toEqual(all(403, 'system.region_restricted'))
    await server.change(`update settings.brand set maintenance = true`)
    expect(await answersOf(closing)).toEqual(all(503, 'system.maintenance'))
  })

  test('START-4: the live socket refuses visitors from there; during maintenance one may wait', async () => {
    const { token } = await server.logIn('elisa.demo')
    const closedWith = (headers: Record<string, string> = {}) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`, { headers })
        sockets.push(socket)
        socket.once('open', () => socket.send(JSON.stringify({ token })))
        socket.once('message', () => resolve(0))
        socket.once('close', resolve)
      })
    expect(await closedWith({ host: 'trevo.evil.example' })).toBe(1013)
    await server.change(`update settings.brand set blocked_addresses = '{127.0.0.0/8}'`)
    expect(await closedWith()).toBe(1013)
    await server.change(reopen)
    await server.change('update settings.brand set maintenance = true')
    expect(await closedWith()).toBe(0)
  })

  test('an allowed address is admitted although its network is blocked', async () => {
    await server.change(`update settings.brand set blocked_addresses = '{127.0.0.0/8}',
      allowed_addresses = '{127.0.0.1}'`)
    expect((await statusOf()).regionRestriction).toBe(false)
  })
})

describe('a wrong domain', () => {
  const host = 'trevo.evil.example'

  test('ERR-14: at a host of no brand the status reports it, and calls are refused', async () => {
    expect((await statusOf()).domainValid).toBe(true)
    expect((await statusOf({ host: 'localhost:3000' })).domainValid).toBe(true)
    expect(await statusOf({ host })).toMatchObject({
      domainValid: false,
      info: { domainRoute: ['127.0.0.1', 'localhost'] },
    })
    expect(await answersOf(closing, { host })).toEqual(all(403, 'system.domain_invalid'))
    const { body } = await requestRaw(server.baseUrl, '/lgw/games/game_menus', {
      headers: { host, language: 'EN' },
    })
    expect(body.message).toBe('This web address is not valid. Please contact customer service.')
  })

  test('CALL-21: the server is at home at its configured host', async () => {
    const named = await server.openCopy({
      environment: { ROLES: 'web', SITE_ORIGIN: 'https://jogos.trevo.example' },
    })
    const answer = await named.guest().call(endpoints.getDomainRoute)
    expect(answer).toMatchObject({
      ok: true,
      value: ['127.0.0.1', 'localhost', 'jogos.trevo.example'],
    })
    await named.server.close()
  })
})
