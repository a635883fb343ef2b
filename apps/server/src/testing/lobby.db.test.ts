import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { QueryInput } from '@trevo/contract/endpoint.ts'
import { announcementTypes } from '@trevo/contract/wps/announcement-types.ts'
import { WinnerEntry, type listAnnouncements } from '@trevo/contract/wps/games.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { requestRaw } from './request-raw.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let member: Awaited<ReturnType<TestServer['logIn']>>
let nodeId: number
let offsetMs = 0

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + offsetMs) } })
  member = await server.logIn('membro.demo')
  const hot = await server.guest().call(endpoints.listHotGames)
  nodeId = (hot.ok && hot.value.list[0]?.nodeId) || 0
})
afterAll(() => server.close())

describe('announcements', () => {
  type Query = QueryInput<typeof listAnnouncements>
  const announcements = async (language: LanguageCode = 'EN', query: Query = {}) => {
    const answer = await server.guest(language).call(endpoints.listAnnouncements, { query })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  it('CALL-35, POPUP-3: a visitor gets banners, notices, popups and promotions separately', async () => {
    await server.pool.query(`
      insert into messaging.announcement (brand_id, kind, execution, texts, published_at, ends_at)
      select id, kind, execution, jsonb_build_object(
          'PT', jsonb_build_object('title', title, 'content', 'pt'),
          'EN', jsonb_build_object('title', title, 'content', 'en')), now() - interval '1 hour', ends
      from settings.brand, (values ('PU', 'A', 'a', null), ('PU', 'B', 'b', null),
        ('PU', 'F', 'f', null), ('PR', 'A', 'promotion', null), ('PL', 'A', 'notice', null),
        ('H', 'B', 'headline', null),
        ('PU', 'A', 'over', now() - interval '1 minute')) as given (kind, execution, title, ends)`)
    const found = await announcements()
    expect(found.popup.map(({ title }) => title).toSorted()).toEqual(['a', 'b', 'f'])
    expect(found.promotion[0]?.title).toBe('promotion')
    expect(found.headline[0]?.title).toBe('headline')
    expect(found.player[0]?.title).toBe('notice')
    expect(found.player[0]?.content).toBe('en')
    expect((await announcements('PT')).player[0]?.content).toBe('pt')
  })

  it('CALL-35: of types B, PL, PU, PR and H exactly the requested ones', async () => {
    const lists = {
      B: 'banners',
      PL: 'player',
      PU: 'popup',
      PR: 'promotion',
      H: 'headline',
    } as const
    for (const type of announcementTypes) {
      const { exclusion: _, ...found } = await announcements('EN', { types: type })
      const filled = Object.entries(found).filter(([, list]) => list.length > 0)
      expect(filled.map(([name]) => name)).toEqual([lists[type]])
    }
    const two = await announcements('EN', { types: 'H,B' })
    expect([two.headline.length > 0, two.banners.length > 0, two.player.length]).toEqual([
      true,
      true,
      0,
    ])
    expect(await announcements('EN', { types: 'B,PL,PU,PR,H' })).toEqual(await announcements())
  })

  it('CALL-35: execution leaves out announcements for the other side of the login', async () => {
    const titles = async (execution: 'A' | 'B' | 'F') => {
      const found = await announcements('EN', { execution })
      return {
        popup: found.popup.map(({ title }) => title).toSorted(),
        headline: found.headline.some(({ title }) => title === 'headline'),
        promotion: found.promotion.some(({ title }) => title === 'promotion'),
        hasBanners: found.banners.length > 0,
      }
    }
    const both = { hasBanners: true }
    expect(await titles('A')).toEqual({
      ...both,
      popup: ['a', 'f'],
      headline: false,
      promotion: true,
    })
    expect(await titles('B')).toEqual({
      ...both,
      popup: ['b', 'f'],
      headline: true,
      promotion: false,
    })
    expect(await titles('F')).toEqual({ ...both, popup: ['f'], headline: false, promotion: false })
  })

  it('CALL-35: a platform gets what is for it, the web by default', async () => {
    await server.pool.query(`
      update messaging.announcement set platforms = '{A,I}' where kind = 'H' and texts -> 'EN' ->> 'title' = 'headline'`)
    await server.pool.query(
      `update messaging.banner set platforms = '{W,A}' where group_name = 'w_login'`,
    )
    const isShown = async (platform?: 'W' | 'A' | 'I') => {
      const { headline, banners } = await announcements('EN', platform && { platform })
      return [
        headline.some(({ title }) => title === 'headline'),
        banners.some(({ groupName }) => groupName === 'w_login'),
      ]
    }
    expect(await isShown()).toEqual([false, true])
    expect(await isShown('W')).toEqual([false, true])
    expect(await isShown('A')).toEqual([true, true])
    expect(await isShown('I')).toEqual([true, false])
  })

  it('CALL-35: an unknown type, platform or execution is refused', async () => {
    const call = '/wps/relay/MCSFE_getListAnnouncements'
    for (const query of ['types=B,XX', 'types=b', 'platform=Z', 'execution=C', 'types=']) {
      const answer = await requestRaw(server.baseUrl, `${call}?${query}`, {
        headers: { moduleid: 'COMM3' },
      })
      expect([query, answer.status, answer.body.errorCode]).toEqual(
        query === 'types=' ? [query, 200, undefined] : [query, 400, 'request_param_err'],
      )
    }
  })

  it('ROUTE-14: a promotion has its anchor, its picture, its days and where it leads', async () => {
    const { promotion } = await announcements('PT', { types: 'PR', execution: 'B' })
    expect(promotion.map(({ anchor }) => anchor)).toEqual(['niveis-vip', 'saques-gratis'])
    expect(promotion[1]).toMatchObject({
      title: 'Três saques grátis por dia',
      linkageType: 'URL',
      linkage: '/member?page=withdraw',
      symbols: ['money-with-wings', 'coin', 'four-leaf-clover'],
      publishedAt: '2026-01-01T03:00:00.000Z',
      endsAt: null,
    })
    const [named] = (await announcements('PT', { types: 'PR', execution: 'A' })).promotion
    expect(named?.anchor).toMatch(/^promotion-\d+$/)
  })

  it('POPUP-2: a popup is shown always, once before or once after login: A, B or F', async () => {
    const { popup } = await announcements()
    expect(popup.map(({ execution }) => execution).toSorted()).toEqual(['A', 'B', 'F'])
    const odd = `update messaging.announcement set execution = 'X' where kind = 'PU'`
    await expect(server.pool.query(odd)).rejects.toThrow(/check/)
  })

  it('MODEL-17: a banner has its picture and its kind of link', async () => {
    const { banners } = await announcements()
    expect(banners.length).toBeGreaterThan(0)
    for (const banner of banners) {
      expect(banner.url).toMatch(/^\/art\/drawing\/[\w-]+-384\.webp$/)
      expect(['URL', 'P', 'G']).toContain(banner.linkageType)
    }
  })

  it('FORGOT-3: login, registration and recovery have banners of separate groups, while there are any', async () => {
    const groups = async () => new Set((await announcements()).banners.map((one) => one.groupName))
    for (const group of ['w_login', 'w_register', 'w_forget']) {
      expect(await groups()).toContain(group)
    }
    await server.pool.query(
      `update messaging.banner set enabled = false where group_name in ('w_login', 'w_forget')`,
    )
    expect(await groups()).not.toContain('w_login')
    expect(await groups()).not.toContain('w_forget')
    expect(await groups()).toContain('w_register')
  })

  it('MODEL-9: the demo brand has banners for the register popup and for the side menu', async () => {
    const { banners } = await announcements()
    const of = (group: string) => banners.filter(({ groupName }) => groupName === group)
    expect(of('w_register').map(({ linkage }) => linkage)).toEqual([''])
    expect(of('w_leftmenu').map(({ linkage }) => linkage)).toEqual([
      '/member?page=playerRank',
      '/hot?type=NEW',
    ])
  })

  it('CALL-4: with another module’s id it is not available', async () => {
    const url = `${server.baseUrl}/wps/relay/MCSFE_getListAnnouncements`
    const answer = await fetch(url, { headers: { moduleid: 'GAMELO3' } })
    expect(await answer.json()).toMatchObject({ errorCode: 'function.not.available' })
  })
})

describe('the winner board', () => {
  const board = async (query = {}) => {
    // Everybody is answered from one reading for ten seconds.
    offsetMs += 11_000
    const answer = await server.guest().call(endpoints.listWinners, { query })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.list
  }
  const openGame = async () => {
    const query = { nodeId }
    const launched = await member.api.call(endpoints.launchGame, { query })
    if (!launched.ok) throw new Error(launched.code)
    const address = new URL(launched.value.content.game_url)
    const vendor = server.openVendor()
    const launchToken = address.searchParams.get('token') ?? ''
    const answer = await vendor.checkSession({ launchToken })
    if (answer.kind !== 'answer' || !answer.reply.session) throw new Error(JSON.stringify(answer))
    return { vendor, session: answer.reply.session }
  }
  const play = async (
    { vendor, session }: Awaited<ReturnType<typeof openGame>>,
    id: string,
    stake: string,
    payout: string,
  ) => {
    const { sessionToken, playerRef, gameCode, currency } = session
    const round = { playerRef, gameCode, currency, roundId: `round-${id}` }
    const bet = { ...round, transactionId: `bet-${id}`, amount: stake, sessionToken }
    const win = {
      ...round,
      transactionId: `win-${id}`,
      referenceTransactionId: `bet-${id}`,
      amount: payout,
      roundClosed: true,
    }
    for (const answer of [await vendor.debit(bet), await vendor.credit(win)]) {
      if (answer.kind !== 'answer') throw new Error(answer.why)
      expect(answer.reply.status).toBe('OK')
    }
  }

  it('CALL-47: is empty while nobody won', async () => {
    expect(await board()).toEqual([])
  })

  it('CALL-47, WINNER-3: real payouts above their stake, largest first, names masked', async () => {
    await server.deposit(member.memberId, 'w', '1000.00')
    const game = await openGame()
    await play(game, 'small', '5.00', '8.00')
    await play(game, 'large', '5.00', '250.5')
    await play(game, 'less', '10.00', '9.00')
    await play(game, 'even', '10.00', '10.00')
    await play(game, 'lost', '10.00', '0')
    await game.vendor.close()
    await server.server.modules.play.projectBets()
    const list = await board({ gameCategory: 'ALL', limitNum: 20 })
    expect(list.map(({ winAmount }) => winAmount)).toEqual(['250.50', '8.00'])
    for (const entry of list) {
      expect(WinnerEntry.parse(entry)).toMatchObject({ nodeId })
      expect(entry.gameName).not.toBe('')
      expect(entry.iconUrl).not.toBe('')
      expect(entry.customerName).toMatch(/\*|•/)
      expect(entry.customerName).not.toContain('membro.demo')
    }
  })

  it('the sheet of the game shows payouts from ten stakes on, names masked', async () => {
    await server.server.modules.play.recordBigWins()
    const answer = await server.guest().call(endpoints.getGameDetail, { query: { nodeId } })
    const wins = answer.ok ? answer.value.bigWins : []
    expect(wins.map(({ winAmount }) => winAmount)).toEqual(['250.50'])
    expect(wins[0]?.customerName).toMatch(/\*|•/)
    expect(wins[0]?.customerName).not.toContain('membro.demo')
  })

  it('CALL-47: the requested number, in the requested category', async () => {
    expect(await board({ limitNum: 1 })).toHaveLength(1)
    expect(await board({ gameCategory: 'LIVE' })).toEqual([])
  })

  it('CALL-47: yesterday’s wins are gone after a day', async () => {
    offsetMs += 24 * 3_600_000
    expect(await board()).toEqual([])
  })
})

describe('launching over the whole server', () => {
  const query = () => ({ launchMode: 'GLS', nodeId }) as const

  it('CALL-45: a member is given the address of the game, with a token for one use', async () => {
    offsetMs = 0
    const player = await server.logIn('ana.demo')
    const answer = await player.api.call(endpoints.launchGame, { query: query() })
    expect(answer.ok && answer.value.content.game_url).toMatch(/\/play\/.+\?token=.{20,}&lang=en/)
  })

  it('LAUNCH-2: a trial account is asked to register, and nothing is launched', async () => {
    const trial = await server.tryOut()
    expect(await trial.api.call(endpoints.launchGame, { query: query() })).toMatchObject({
      ok: false,
      code: 'play.need_true_account',
    })
  })

  it('CALL-45, CALL-2: without a token nothing is launched', async () => {
    expect(await server.guest().call(endpoints.launchGame, { query: query() })).toMatchObject({
      code: 'login.not.session',
    })
  })
})
