import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)
const reason = 'decided on Monday'

describe('rooms of card games', () => {
  const rooms = async () => valueOf(await one.call(ops.listOperatorRooms)).rooms

  it('a room is closed, and members no longer find it', async () => {
    const room = (await rooms()).find(({ tournament }) => tournament === null)
    if (!room) throw new Error('the demo has rooms')
    const save = (before: typeof room | null, after: typeof room) =>
      one.call(ops.saveRoom, { body: { before, room: after, reason } })
    const closed = { ...room, isOpen: false }
    expect(await save(room, closed)).toMatchObject({ ok: true })
    expect(await rooms()).toContainEqual(closed)
    // The one who looked before that is told.
    expect(await save(room, { ...room, stakeMax: '99.00' })).toMatchObject({
      code: 'catalogue.room_changed',
    })
    expect(await save(closed, { ...closed, stakeMax: '0.01' })).toMatchObject({
      code: 'catalogue.room_invalid',
    })
    expect(await save(closed, room)).toMatchObject({ ok: true })
  })

  it('a new room is of a card game', async () => {
    const [room] = await rooms()
    if (!room) throw new Error('the demo has rooms')
    const added = { ...room, roomId: 'high', stakeMin: '500.00', stakeMax: '500.00' }
    const whole = { ...added, balanceMin: '500.00', tournament: null }
    const save = (nodeId: number) =>
      one.call(ops.saveRoom, { body: { before: null, room: { ...whole, nodeId }, reason } })
    expect(await save(7001)).toMatchObject({ code: 'catalogue.unknown' })
    expect(await save(room.nodeId)).toMatchObject({ ok: true })
    expect(await rooms()).toContainEqual(whole)
  })
})

describe('what a live chat may be about', () => {
  const list = async () => valueOf(await one.call(ops.listChatSubjects)).subjects
  const change = (before: Awaited<ReturnType<typeof list>>, after: typeof before) =>
    one.call(ops.changeChatSubjects, { body: { before, after, reason } })

  it('subjects are added, put in order and hidden; none that was there is lost', async () => {
    const before = await list()
    const added = { code: 'kyc', titles: { PT: 'Documentos' }, abouts: {}, isOffered: true }
    const [head, ...rest] = before
    if (!head) throw new Error('the demo has subjects')
    const after = [added, ...rest, { ...head, isOffered: false }]
    expect(await change(before, after)).toMatchObject({ ok: true })
    expect(await list()).toEqual(after)
    expect(await change(before, before)).toMatchObject({ code: 'desk.subjects_changed' })
    expect(await change(after, rest)).toMatchObject({ code: 'desk.subjects_invalid' })
    expect(await change(after, [...after, added])).toMatchObject({ code: 'desk.subjects_invalid' })
  })
})

describe('countries of text messages', () => {
  it('change by two persons, who are different ones', async () => {
    const countries = [
      { countryCode: 'BR', prefixPerDayMax: 2_000 },
      { countryCode: 'PT', prefixPerDayMax: 100 },
    ]
    const ask = (by: typeof one, of = countries) =>
      by.call(ops.changeSmsCountries, { body: { requestId: randomUUID(), countries: of, reason } })
    expect(await one.call(ops.listSmsCountries)).toMatchObject({ value: { isUsual: true } })
    expect(await ask(one, [{ countryCode: 'XX', prefixPerDayMax: 1 }])).toMatchObject({
      code: 'brand.change_invalid',
    })
    expect(await ask(one)).toMatchObject({ value: { isDone: false } })
    expect(await ask(one)).toMatchObject({ code: 'approval.same_person' })
    expect(await ask(other)).toMatchObject({ value: { isDone: true } })
    expect(await one.call(ops.listSmsCountries)).toMatchObject({
      value: { countries, isUsual: false, waiting: null },
    })
    expect(await ask(one)).toMatchObject({ code: 'brand.nothing_changes' })
  })
})

describe('help contacts', () => {
  const read = async () => valueOf(await one.call(ops.listHelpContacts))
  const added = {
    code: 'casa',
    names: { PT: 'Casa Aberta', EN: 'Open House' },
    abouts: { PT: 'Conversa presencial em São Paulo.', EN: 'Conversation in person in São Paulo.' },
    phone: '0800 111 2222',
    url: null,
  }
  type Contacts = Awaited<ReturnType<typeof read>>['own']['contacts']
  const ask = (
    by: typeof one,
    endpoint: typeof ops.changeHelpContacts | typeof ops.changeSharedHelpContacts,
    { before, after }: { before: Contacts; after: Contacts },
  ) => {
    const body = { requestId: randomUUID(), before, after, reason }
    return endpoint.name === 'changeHelpContacts'
      ? by.call(ops.changeHelpContacts, { body })
      : by.call(ops.changeSharedHelpContacts, { body })
  }

  it('a brand adds its own by two persons, after those of the jurisdiction', async () => {
    const { shared, own } = await read()
    expect(own).toEqual({ contacts: [], waiting: null })
    const change = { before: [], after: [added] }
    expect(await ask(one, ops.changeHelpContacts, change)).toMatchObject({
      value: { isDone: false },
    })
    expect(await ask(one, ops.changeHelpContacts, change)).toMatchObject({
      code: 'approval.same_person',
    })
    expect(await ask(other, ops.changeHelpContacts, change)).toMatchObject({
      value: { isDone: true },
    })
    expect(await read()).toMatchObject({ shared, own: { contacts: [added], waiting: null } })
    // Made from a list that is another by now.
    expect(await ask(one, ops.changeHelpContacts, change)).toMatchObject({
      code: 'play_risk.contacts_changed',
    })
    const twice = { before: [added], after: [added, added] }
    expect(await ask(one, ops.changeHelpContacts, twice)).toMatchObject({
      code: 'play_risk.contacts_invalid',
    })
    const same = { before: [added], after: [added] }
    expect(await ask(one, ops.changeHelpContacts, same)).toMatchObject({
      code: 'brand.nothing_changes',
    })
  })

  it('those of the jurisdiction change too, and are never none', async () => {
    const { contacts } = (await read()).shared
    const none = { before: contacts, after: [] }
    expect(await ask(one, ops.changeSharedHelpContacts, none)).toMatchObject({
      code: 'play_risk.contacts_needed',
    })
    // The brand's own code is no other list's.
    const change = { before: contacts, after: [...contacts, added] }
    await ask(one, ops.changeSharedHelpContacts, change)
    expect((await read()).shared.waiting).toMatchObject({ reason })
    await ask(other, ops.changeSharedHelpContacts, change)
    expect((await read()).shared).toEqual({ contacts: [...contacts, added], waiting: null })
  })
})

describe('jackpots', () => {
  const list = async () => valueOf(await one.call(ops.listOperatorJackpots)).jackpots
  const names = { PT: 'Do Mês', EN: 'Monthly' }
  const ask = (by: typeof one, code: string, terms: { seed: string; mustHitBy: string }) =>
    by.call(ops.changeJackpot, {
      body: { requestId: randomUUID(), code, terms: { names, ...terms }, reason },
    })

  it('a new one is seeded as soon as two persons said so, and a game fills it', async () => {
    const terms = { seed: '100.00', mustHitBy: '500.00' }
    expect(await ask(one, 'monthly', { ...terms, mustHitBy: '100.00' })).toMatchObject({
      code: 'jackpot.invalid',
    })
    await ask(one, 'monthly', terms)
    expect(await list()).toHaveLength(1)
    await ask(other, 'monthly', terms)
    await expect
      .poll(async () => (await list()).find(({ code }) => code === 'monthly')?.cycle)
      .toMatchObject({ number: 1, seed: '100.00', mustHitBy: '500.00', contributed: '0.00' })

    const [game] = (await list()).flatMap(({ games }) => games)
    if (!game) throw new Error('the demo has games with a jackpot')
    const move = (by: typeof one, fills: { code: string; shareBp: number } | null) =>
      by.call(ops.changeJackpotGame, {
        body: { requestId: randomUUID(), nodeId: game.nodeId, fills, reason },
      })
    expect(await move(one, { code: 'none', shareBp: 100 })).toMatchObject({
      code: 'jackpot.unknown',
    })
    await move(one, { code: 'monthly', shareBp: 50 })
    await move(other, { code: 'monthly', shareBp: 50 })
    const monthly = (await list()).find(({ code }) => code === 'monthly')
    expect(monthly?.games).toMatchObject([{ nodeId: game.nodeId, shareBp: 50 }])
  })

  it('other terms count from the next cycle on; the running one keeps its own', async () => {
    const [before] = await list()
    if (!before) throw new Error('the demo has a jackpot')
    const terms = { seed: '2000.00', mustHitBy: '9000.00' }
    await ask(one, before.code, terms)
    await ask(other, before.code, terms)
    const [after] = await list()
    expect(after).toMatchObject({ ...terms, cycle: before.cycle })
  })

  it('a lottery fills no jackpot', async () => {
    const body = {
      requestId: randomUUID(),
      nodeId: 7001,
      fills: { code: 'trevo', shareBp: 100 },
      reason,
    }
    expect(await one.call(ops.changeJackpotGame, { body })).toMatchObject({
      code: 'game.unknown',
    })
  })
})

describe('a new lottery over the operators’ calls', () => {
  it('is in the lobby of its brand, with its draws, once two persons said so', async () => {
    const onSaleFrom = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
    const lottery = {
      gameCode: 'NOON5',
      rulesGroup: 'SSC',
      names: { PT: 'Do Meio-Dia', EN: 'Noon' },
      source: 'engine' as const,
      lockSec: 60,
      traceDrawsMax: 10,
      timeZone: 'America/Sao_Paulo',
      rule: { times: ['12:00'] },
      oddsReturnBp: 9_700,
      limits: { order: '1000.00', prize: '50000.00', multiple: 99 },
      onSaleFrom,
    }
    const ask = (by: typeof one) =>
      by.call(ops.addLottery, { body: { requestId: randomUUID(), lottery, reason } })
    expect(await ask(one)).toMatchObject({ value: { isDone: false } })
    expect(await ask(other)).toMatchObject({ value: { isDone: true } })
    const { catalogue } = world.server.server.modules
    await catalogue.reload()
    const listed = catalogue.lobby(1).games.find(({ row }) => row.game_code === 'NOON5')
    expect(listed).toMatchObject({ row: { classify: 'SSC' }, vendor: { code: 'TCG' } })
    const { lotteries } = valueOf(
      await one.call(ops.listOperatorLotteries, { query: { gameCode: 'NOON5' } }),
    )
    expect(lotteries).toMatchObject([{ onSaleFrom, isOnSale: true }])
  })
})

expectActsWithoutBefore(() => world.server.pool, [])
