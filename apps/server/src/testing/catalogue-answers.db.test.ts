import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let nodeId: number

beforeAll(async () => {
  server = await startTestServer()
  const slots = await server.guest().call(endpoints.listGames, { query: { gameType: 'RNG' } })
  nodeId = (slots.ok && slots.value.games[0]?.nodeId) || 0
})
afterAll(() => server.close())

const moduleid = 'GAMELO3'
const listPath = '/wps/relay/GCSGAME_gameList?gameType=RNG'
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.baseUrl}${path}`, { headers: { moduleid, language: 'PT', ...headers } })

describe('cached responses', () => {
  it('are revalidated by their ETag, and sent only if they changed', async () => {
    const first = await ask(listPath)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = await ask(listPath, { 'if-none-match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])

    await server.change(
      `update catalogue.game set names = names || '{"PT": "Renomeado"}' where node_id = ${nodeId}`,
    )
    const changed = await ask(listPath, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('Renomeado')
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('are identical in body and headers on either path', async () => {
    const path = `${listPath}&pageSize=3`
    const [made, kept] = [await ask(path), await ask(path)]
    const shared = (answer: Response) =>
      Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(x-request-id|x-ratelimit-.*|date|connection|keep-alive)$/.test(name),
        ),
      )
    expect(shared(kept)).toEqual(shared(made))
    expect(await kept.text()).toBe(await made.text())
    // Only what goes by the router counts for the limit: this is how the two are distinguished.
    expect(made.headers.get('x-ratelimit-limit')).not.toBeNull()
    expect(kept.headers.get('x-ratelimit-limit')).toBeNull()
    expect(kept.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('are kept by language', async () => {
    const path = `/wps/relay/GCSGAME_gameDetail?nodeId=${nodeId}`
    const names = []
    for (const language of ['PT', 'EN', 'PT', 'EN']) {
      names.push((await (await ask(path, { language })).json()).value.game.gameName)
    }
    expect(names).toEqual(['Renomeado', names[1], 'Renomeado', names[1]])
    expect(names[1]).not.toBe('Renomeado')
  })

  it('are not served to callers that must be refused', async () => {
    const path = `${listPath}&pageSize=5`
    await ask(path)
    expect((await ask(path, { moduleid: 'COMM3' })).status).toBe(400)
    expect((await ask(path, { merchant: 'nobody' })).status).toBe(400)
    await server.change('update settings.brand set maintenance = true')
    expect((await ask(path)).status).toBe(503)
    await server.change('update settings.brand set maintenance = false')
    await server.change(`update settings.brand set allowed_countries = '{BR}'`)
    expect((await ask(path)).status).toBe(403)
    await server.change(`update settings.brand set allowed_countries = '{}'`)
    await server.change(`update settings.module_switch set enabled = false
      where module_id = 'GAMELO3'`)
    expect((await ask(path)).status).toBe(400)
    await server.change(`update settings.module_switch set enabled = true
      where module_id = 'GAMELO3'`)
    expect((await ask(path)).status).toBe(200)
  })
})

describe('launching', () => {
  test('CALL-44: a launch in a separate window needs no token flag, but an account', async () => {
    const guest = await server.guest().call(endpoints.launchGameFb, { query: { nodeId } })
    expect(guest).toMatchObject({ ok: false, code: 'login.not.session' })
    const trial = await server.tryOut()
    const tried = await trial.api.call(endpoints.launchGameFb, { query: { nodeId } })
    expect(tried).toMatchObject({ ok: false, code: 'play.need_true_account' })
    const member = await server.logIn('membro.demo')
    const opened = await member.api.call(endpoints.launchGameFb, {
      query: { nodeId, roomId: 'mesa 1' },
    })
    expect(opened).toMatchObject({ ok: true })
    const url = new URL((opened.ok && opened.value.content.game_url) || '')
    expect(url.searchParams.get('token')).toMatch(/^[\w-]{43}$/)
    expect(url.searchParams.get('room')).toBe('mesa 1')
  })

  it('a game that the brand leaves out, or whose vendor is closed, is not launched', async () => {
    const { api } = await server.logIn('membro.demo')
    const launch = () => api.call(endpoints.launchGame, { query: { nodeId } })
    await server.change(`insert into catalogue.brand_game (brand_id, node_id, enabled)
      select id, ${nodeId}, false from settings.brand`)
    expect(await launch()).toMatchObject({ ok: false, code: 'game.unknown' })
    await server.change('update catalogue.brand_game set enabled = null')
    await server.change('update catalogue.vendor set maintenance = true')
    expect(await launch()).toMatchObject({ ok: false, code: 'game.maintenance' })
    await server.change('update catalogue.vendor set maintenance = false')
    expect(await launch()).toMatchObject({ ok: true })
  })
})

describe('open pages', () => {
  it('learn of a vendor that closes, and that lists changed', async () => {
    const { token } = await server.logIn('membro.demo')
    const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`)
    const heard: { topic: string }[] = []
    socket.on('message', (raw) => {
      const event = JSON.parse(String(raw)) as { topic: string } // the server's own
      // Lotteries are drawn every minute, also while a test runs.
      if (event.topic !== 'draw') heard.push(event)
    })
    socket.once('open', () => socket.send(JSON.stringify({ token })))
    await expect.poll(() => heard.length).toBe(1)
    await server.change(`update catalogue.vendor set maintenance = true where code = 'TRV'`)
    await expect
      .poll(() => heard.slice(1))
      .toEqual([
        { topic: 'vendor-maintenance', vassalage: 'TRV', maintenance: true },
        { topic: 'catalogue-changed' },
      ])
    await server.change(`update catalogue.vendor set maintenance = false`)
    await expect.poll(() => heard.length).toBe(5)
    socket.terminate()
  })
})
