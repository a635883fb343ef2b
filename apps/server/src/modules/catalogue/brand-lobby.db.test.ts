import { GameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { getLobbyFigures, getPublishedFigures } from '@trevo/titles/published.ts'
import { roomsOf } from '@trevo/titles/card-games/card-game.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openTestCatalogue } from './testing/open-test-catalogue.ts'

const world = await openTestCatalogue()
afterAll(() => world.close())

const list = async (merchant: string, query = ''): Promise<Game[]> =>
  (await world.ask(`/wps/relay/GCSGAME_gameList?pageSize=100&${query}`, { merchant })).value.games
const codes = async (merchant: string, query = '') =>
  (await list(merchant, query)).map((game) => game.gameCode)

describe('a separate lobby for each brand', () => {
  it('a game that one brand hides is still on offer at the other', async () => {
    await world.change(`insert into catalogue.brand_game (brand_id, node_id, enabled)
      values (2, 1004, false)`)
    expect(await codes('outra')).not.toContain('arara-selvagem')
    expect(await codes('trevo')).toContain('arara-selvagem')
    expect(world.catalogue.findGame(1004, 2)).toBeUndefined()
    expect(world.catalogue.findGame(1004, 1)).toBeDefined()
    await world.change('update catalogue.brand_game set enabled = null where node_id = 1004')
    expect(await codes('outra')).toContain('arara-selvagem')
  })

  it('a brand has its own order, hot and new games', async () => {
    await world.change(`insert into catalogue.brand_game
      (brand_id, node_id, is_hot, is_new, sort_order) values (2, 1009, true, false, -1)`)
    const [first] = await list('outra')
    expect(first).toMatchObject({ gameCode: 'moai-mistico', isHot: 1, isNew: 0 })
    const [elsewhere] = await list('trevo')
    expect(elsewhere?.gameCode).toBe(slotTitles[0]?.gameCode)
    const hot = await world.ask('/wps/relay/GCSGAME_hotGamesV2', {
      merchant: 'outra',
      moduleid: 'GAMELOHOT3',
    })
    expect(hot.value.list.map((game: Game) => game.gameCode)).toContain('moai-mistico')
    expect(await codes('trevo', 'isHot=1')).not.toContain('moai-mistico')
    expect(await codes('trevo', 'isNew=1')).toContain('moai-mistico')
  })

  it('hiding a vendor hides its games and its tile', async () => {
    await world.change(`insert into catalogue.brand_vendor (brand_id, vendor_id, enabled)
      select 2, id, false from catalogue.vendor where code = 'TRV'`)
    expect((await list('outra')).some((game) => game.vassalage === 'TRV')).toBe(false)
    const { value } = await world.ask('/wps/relay/GCSGAME_newGameVendor', { merchant: 'outra' })
    expect(JSON.stringify(value.data.lanes)).not.toContain('TRV')
    await world.change('update catalogue.brand_vendor set enabled = null')
  })

  it('LOTT-2: lists only lotteries of the brand’s types, and their vendor while it has one', async () => {
    await world.change(`with seasia as (
        insert into catalogue.vendor (code, name, game_type, category, integration, opens)
        values ('TCG_SEA', 'Sudeste', 'ELOTT', 'ELOTT', 'lottery', 'VASSALAGE') returning id)
      insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
        hue, symbols, lottery_type)
      select 7901, id, 'THAI', 'ELOTT', 'ELOTT', 'SEA', '{"PT": "Tailandesa"}', 150, '{}', 'SEA' from seasia`)
    const menus = async (merchant: string) =>
      JSON.stringify(await world.ask('/lgw/games/game_menus', { merchant, moduleid: 'COMM3' }))
    expect(await codes('outra')).toContain('THAI')
    expect(await menus('outra')).toContain('TCG_SEA')
    world.offerLotteryTypes(2, ['LOTT', 'ZY'])
    world.catalogue.responses.lists.clear()
    expect(await codes('outra')).not.toContain('THAI')
    expect(await menus('outra')).not.toContain('TCG_SEA')
    expect(world.catalogue.findGame(7901, 2)).toBeUndefined()
    expect(await codes('trevo')).toContain('THAI')
  })

  it('a game is never deleted, only disabled: links and records refer to it', async () => {
    await expect(world.pool.query('delete from catalogue.game')).rejects.toThrow('never deleted')
    await world.change('update catalogue.game set enabled = false where node_id = 1002')
    expect(await codes('trevo')).not.toContain('frutas-da-serra')
    expect(world.catalogue.findKnown(1002)?.row.names.PT).toBe('Frutas da Serra')
    await world.change('update catalogue.game set enabled = true where node_id = 1002')
  })

  it('a change of a transaction that began earlier is not missed', async () => {
    const client = await world.pool.connect()
    await client.query('begin')
    await client.query(
      `update catalogue.game set names = names || '{"PT": "Tarde"}' where node_id = 1003`,
    )
    await world.change(
      `update catalogue.game set names = names || '{"PT": "Cedo"}' where node_id = 1005`,
    )
    await client.query('commit')
    client.release()
    await world.catalogue.reload()
    expect(world.catalogue.findKnown(1003)?.row.names.PT).toBe('Tarde')
    expect(await codes('trevo', 'search=tarde')).toEqual(['deserto-777'])
  })
})

describe('closedCategories: categories closed by a jurisdiction', () => {
  test('fish and the arena are found and opened, but not where they are closed', async () => {
    const { catalogue, closeCategories } = world
    const seen = async () => {
      const lists = await Promise.all(
        ['FISH', 'COCKFIGHT'].map((gameType) => codes('trevo', `gameType=${gameType}`)),
      )
      const menus = catalogue.lobby(1).vendors.map(({ category }) => category)
      const offered = [1501, 1601].map((nodeId) => catalogue.findGame(nodeId, 1) !== undefined)
      return { found: lists.flat(), menus, offered }
    }
    const open = await seen()
    expect(open.found).toEqual([
      'lagoa-encantada',
      'recife-da-meia-noite',
      'fossa-das-luzes',
      'arena-dos-brinquedos',
    ])
    expect(open.menus).toEqual(expect.arrayContaining(['FISH', 'COCKFIGHT']))
    expect(open.offered).toEqual([true, true])
    closeCategories(1, ['FISH', 'COCKFIGHT'])
    const shut = await seen()
    expect(shut.menus).not.toEqual(expect.arrayContaining(['FISH']))
    expect(shut.menus).not.toEqual(expect.arrayContaining(['COCKFIGHT']))
    expect(shut.offered).toEqual([false, false])
    // Another brand is unaffected, and records keep their names.
    expect(catalogue.findGame(1501, 2)).toBeDefined()
    expect(catalogue.findKnown(1501)?.row.names.EN).toBe('Toy Arena')
    closeCategories(1, [])
    expect((await seen()).offered).toEqual([true, true])
  })
})

test('returnMinBp: a game that publishes less than the law allows is not on sale, to the basis point', async () => {
  const { catalogue, requireReturn } = world
  const returns = catalogue.lobby(1).games.flatMap(({ row }) => row.rtp_bp ?? [])
  const least = Math.min(...returns)
  const isOffered = (nodeId: number) => catalogue.findGame(nodeId, 1) !== undefined
  const lowest = catalogue.lobby(1).games.find(({ row }) => row.rtp_bp === least)?.row.node_id ?? 0
  const silent = catalogue.lobby(1).games.find(({ row }) => row.rtp_bp === null)?.row.node_id
  requireReturn(1, least)
  expect(isOffered(lowest)).toBe(true)
  requireReturn(1, least + 1)
  expect(isOffered(lowest)).toBe(false)
  // Another brand is unaffected; what publishes no return, such as sports, is no such game.
  expect(catalogue.findGame(lowest, 2)).toBeDefined()
  if (silent !== undefined) expect(isOffered(silent)).toBe(true)
  requireReturn(1, 0)
  expect(isOffered(lowest)).toBe(true)
})

describe('vendors', () => {
  beforeAll(() =>
    world.change(`
      with vendors as (
        insert into catalogue.vendor (code, name, game_type, category, integration, opens) values
          ('IMES', 'Arena', 'SPORTS', 'ESPORTS', 'IMES', 'VASSALAGE'),
          ('SV3', 'Rinha Virtual', 'SPORTS', 'COCKFIGHT', 'SV3', 'GAME'),
          ('SS', 'Placar', 'SPORTS', 'SPORTS', 'SS', 'GAME'),
          ('KY', 'Mesa', 'PVP', 'PVP', 'KY', 'GAME')
        returning id, code, game_type, category
      )
      insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify,
        names, hue, symbols)
      select 5000 + id, id, lower(code) || '-1', game_type, category, 'TG',
        jsonb_build_object('PT', code, 'EN', code), 1, '{}'
      from vendors`),
  )

  test('CALL-38: lanes separate e-sports, cockfight and our own studios', async () => {
    const answer = await world.ask('/wps/relay/GCSGAME_gameVendor?platform=html5-desktop')
    const lanes = answer.value.data.lanes as {
      title: string
      cards: { vassalage: string; nodeId: number }[]
    }[]
    const vendorsOf = (title: string) =>
      lanes.find((lane) => lane.title === title)?.cards.map((card) => card.vassalage)
    expect(vendorsOf('ESPORTS')).toEqual(['IMES'])
    expect(vendorsOf('COCKFIGHT')).toEqual(['SV3', 'TRA'])
    expect(vendorsOf('SPORTS')).toEqual(['SS'])
    expect(vendorsOf('BGS')).toEqual(['BGS'])
    expect(vendorsOf('RNG')).toEqual(['TRV'])
    // A tile that opens a game opens the vendor's first.
    const card = lanes
      .find((lane) => lane.title === 'COCKFIGHT')
      ?.cards.find(({ vassalage }) => vassalage === 'SV3')
    expect(world.catalogue.findGame(card?.nodeId ?? 0, 1)?.vendor.code).toBe('SV3')

    const byType = await world.ask('/wps/relay/GCSGAME_newGameVendor')
    const sports = byType.value.data.lanes.find(
      (lane: { title: string }) => lane.title === 'SPORTS',
    )
    expect(sports.cards).toHaveLength(3)
  })

  test('CALL-36: game type, vendor and the classes of its games; visitors may ask', async () => {
    const url = '/wps/relay/GCSGAME_getVassGameType'
    const guest = await world.ask(url, { moduleid: 'COMM3' })
    expect(guest.value.content).toMatchObject({
      BGS: { BGS: expect.arrayContaining(['SM', 'CRASH', 'ROU']) },
      RNG: { TRV: expect.arrayContaining(['SM', 'MEGAWAY']) },
      SPORTS: { IMES: ['TG'], SV3: ['TG'], SS: ['TG'] },
    })
    const withToken = await world.ask(url, { moduleid: 'COMM3', authorization: 'member' })
    expect(withToken).toEqual(guest)
    expect(await world.ask(url, { moduleid: 'GAMELO3' })).toMatchObject({
      errorCode: 'function.not.available',
    })
  })

  test('CALL-46: rooms of a card game for every session, lowest stakes first', async () => {
    await world.change(`
      insert into catalogue.room
        (node_id, room_id, names, stake_min_minor, stake_max_minor, balance_min_minor,
          enabled)
      select node_id, room, jsonb_build_object('EN', en, 'PT', pt), low, high, need, open
      from catalogue.game, (values
        ('gold', 'Masters', 'Mestres', 100000, 5000000, 1000000, true),
        ('green', 'Beginners', 'Iniciantes', 10000, 100000, 0, true),
        ('shut', 'Closed', 'Fechada', 10000, 100000, 0, false)
      ) as rooms (room, en, pt, low, high, need, open) where game_code = 'ky-1'`)
    const url = '/wps/relay/GLS2_roomList?vassalage=KY'
    const { value } = await world.ask(url, { authorization: 'member', language: 'PT' })
    expect(value.list).toMatchObject([
      { roomId: 'green', roomName: 'Iniciantes', stakeMin: '1.00', stakeMax: '10.00' },
      { roomId: 'gold', roomName: 'Mestres', balanceMin: '100.00', vassalage: 'KY' },
    ])
    const english = await world.ask(url, { authorization: 'member', language: 'EN' })
    expect(english.value.list[0].roomName).toBe('Beginners')
    expect(await world.ask(url)).toMatchObject({ errorCode: 'login.not.session' })
  })

  test('CALL-46: sit-and-gos come last, with buy-in, seats taken and state', async () => {
    const { nodeId } = texasHoldem.listing
    const url = `/wps/relay/GLS2_roomList?nodeId=${nodeId}`
    const listed = async () =>
      (await world.ask(url, { authorization: 'member', language: 'PT' })).value.list
    const seats = { seatCount: 3, buyIn: '5.00' }
    const unknown = await listed()
    expect(unknown.map(({ roomId }: { roomId: string }) => roomId)).toEqual(
      roomsOf(texasHoldem).map(({ roomId }) => roomId),
    )
    expect(unknown[0]).toMatchObject({ roomId: 'r20', sitAndGo: null })
    expect(unknown.at(-1)).toMatchObject({
      roomId: 'sng-6-r20',
      roomName: 'Sit & go de R$ 20, 6 lugares',
      stakeMin: '22.00',
      stakeMax: '22.00',
      sitAndGo: { seatCount: 6, buyIn: '20.00', now: null },
    })
    const room = { gameCode: texasHoldem.gameCode, roomId: 'sng-3-r5' }
    world.setRooms([
      { ...room, gameCode: 'other-game', waiting: 1, playing: 0 },
      { ...room, waiting: 2, playing: 3 },
    ])
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        roomId: 'sng-3-r5',
        sitAndGo: { ...seats, now: { state: 'filling', seatsTaken: 2, playing: 3 } },
      }),
    )
  })
})

describe("a game's sheet", () => {
  const detail = async (nodeId: number, language = 'PT') =>
    world.ask(`/wps/relay/GCSGAME_gameDetail?nodeId=${nodeId}`, { language })

  it('shows rules, features and the published figures', async () => {
    const maths = slotTitles.find((one) => one.gameCode === 'arara-selvagem')
    if (!maths) throw new Error('the title is gone')
    const figures = getPublishedFigures(maths.gameCode)
    const sheet = GameDetail.parse((await detail(1004)).value)
    expect(sheet).toMatchObject({
      pitch: maths.pitch.PT,
      stakeMin: formatMoney(maths.stakeStepsMinor[0] ?? 0n),
      stakeMax: formatMoney(maths.stakeStepsMinor.at(-1) ?? 0n),
      maxWinStakes: figures.maxWinStakes,
      hitRateBp: Math.floor(figures.hitRate * 10_000),
      certificate: null,
      demoAllowed: true,
    })
    expect(sheet.game.rtpBp).toBe(Math.floor(figures.rtpBp))
    expect(sheet.features).toEqual(expect.arrayContaining(['FREE_SPINS', 'WILDS']))
    expect(sheet.rules.length).toBeGreaterThan(3)
  })

  it('states the jackpot’s share separately from the return', async () => {
    const { listing } = titlesInOrder.find((one) => one.listing.jackpot) ?? {}
    if (!listing?.jackpot) throw new Error('no title fills a jackpot')
    const found = titlesInOrder.find((one) => one.listing === listing)
    const mathsBp = found ? Math.floor(getLobbyFigures(found.maths).rtpBp) : 0
    const sheet = GameDetail.parse((await detail(listing.nodeId)).value)
    expect(sheet.game.rtpBp).toBe(mathsBp + listing.jackpot.shareBp)
    expect(sheet.rules.at(-1)).toContain('jackpot progressivo')
  })

  it('is found by its vendor’s code, and not by another vendor’s', async () => {
    const beside = (nodeId: number, gameCode: string) =>
      world.ask(`/wps/relay/GCSGAME_gameDetail?nodeId=${nodeId}&gameCode=${gameCode}`)
    const { gameCode, vendorCode } = GameDetail.parse((await detail(1004)).value).game
    const others = await world.pool.query<{ node_id: number; same: boolean }>(
      `select g.node_id, v.code = $1 same from catalogue.game g join catalogue.vendor v
       on v.id = g.vendor_id where g.node_id <> 1004 and g.enabled order by g.node_id`,
      [vendorCode],
    )
    const nodeOf = (same: boolean) => others.rows.find((row) => row.same === same)?.node_id ?? 0
    const found = await beside(nodeOf(true), gameCode)
    expect(GameDetail.parse(found.value).game.nodeId).toBe(1004)
    expect(await beside(nodeOf(false), gameCode)).toMatchObject({ errorCode: 'game.unknown' })
    expect(await beside(1004, 'gone')).toMatchObject({ errorCode: 'game.unknown' })
  })

  it('is in the requested language', async () => {
    const english = (await detail(1004, 'EN')).value
    const portuguese = (await detail(1004, 'PT')).value
    expect(english.game.gameName).toBe('Wild Macaw')
    expect(english.rules).toHaveLength(portuguese.rules.length)
    expect(english.rules).not.toEqual(portuguese.rules)
  })

  it('names similar games, never itself nor a game off offer', async () => {
    const { similar } = (await detail(1004)).value as GameDetail
    expect(similar.length).toBeGreaterThan(3)
    expect(similar.length).toBeLessThanOrEqual(12)
    const ids = similar.map((game) => game.nodeId)
    expect(ids).not.toContain(1004)
    const [nearest] = ids
    await world.change(`update catalogue.game set enabled = false where node_id = ${nearest}`)
    const after = (await detail(1004)).value as GameDetail
    expect(after.similar.map((game) => game.nodeId)).not.toContain(nearest)
    await world.change(`update catalogue.game set enabled = true where node_id = ${nearest}`)
  })

  it('shows a certificate if a laboratory issued one', async () => {
    await world.change(`update catalogue.game_sheet set certificate_laboratory = 'GLI',
      certificate_number = 'MO-1', certified_on = '2026-05-04', demo = true where node_id = 1004`)
    expect((await detail(1004)).value).toMatchObject({
      certificate: { laboratory: 'GLI', number: 'MO-1', certifiedOn: '2026-05-04', url: null },
      demoAllowed: true,
    })
  })

  it('a game without a sheet is described by its name and kind; an unknown one is refused', async () => {
    const { rows } = await world.pool.query(
      `select node_id from catalogue.game where game_code = 'ky-1'`,
    )
    const bare = GameDetail.parse((await detail(rows[0].node_id)).value)
    expect(bare).toMatchObject({ rules: [], stakeMin: null, hitRateBp: null, bigWins: [] })
    expect(await detail(999_999)).toMatchObject({ success: false, errorCode: 'game.unknown' })
  })
})
