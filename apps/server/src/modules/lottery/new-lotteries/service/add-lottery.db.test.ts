import { randomUUID } from 'node:crypto'
import type { NewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
})
afterEach(() => world.close())

/** Sales from half past noon in São Paulo; the test's clock is at noon. */
const hourly: NewLottery = {
  gameCode: 'HOURLY',
  rulesGroup: 'SSC',
  names: { PT: 'Cinco da Hora', EN: 'Hourly Five' },
  source: 'engine',
  lockSec: 60,
  traceDrawsMax: 20,
  timeZone: 'America/Sao_Paulo',
  rule: { everySec: 3_600, first: '08:00', last: '22:00', breaks: [] },
  oddsReturnBp: 9_700,
  limits: { order: '1000.00', prize: '50000.00', multiple: 99 },
  onSaleFrom: '2030-05-14T15:30:00.000Z',
}

const add = (operator: string, more: Partial<NewLottery> = {}) =>
  world.lottery.addLottery(world.approvals.by(operator), {
    requestId: randomUUID(),
    lottery: { ...hourly, ...more },
    reason: 'Asked for by members',
  })

const addByTwo = async (more: Partial<NewLottery> = {}) => {
  await add('ana', more)
  return add('bento', more)
}

const drawsOf = async (code: string) => {
  const { rows } = await world.pool.query<{ status: string; opens_at: Date; draws_at: Date }>(
    `select d.status, d.opens_at, d.draws_at from lottery.draw d join lottery.game g on g.id = d.game_id
     where g.code = $1 order by d.draws_at`,
    [code],
  )
  return rows
}

describe('a new lottery', () => {
  it('exists once two persons said so, is listed once, and is on sale from its moment on', async () => {
    expect(await add('ana')).toMatchObject({ isDone: false })
    expect(world.listed).toEqual([])
    await expect(add('ana')).rejects.toMatchObject({ code: 'approval.same_person' })
    expect(await add('bento')).toMatchObject({ isDone: true })
    expect(world.listed).toMatchObject([
      { code: 'HOURLY', groupCode: 'SSC', prizeMode: 'LOTT', accountType: 'TCG', brandId: 1 },
    ])

    await world.lottery.scheduleDraws()
    await world.lottery.runDraws()
    const [first, second] = await drawsOf('HOURLY')
    expect(first?.status).toBe('scheduled')
    expect(first?.opens_at.toISOString()).toBe(hourly.onSaleFrom)
    expect(first?.draws_at.toISOString()).toBe('2030-05-14T16:00:00.000Z')
    expect(second?.draws_at.toISOString()).toBe('2030-05-14T17:00:00.000Z')

    world.advanceTo(new Date(hourly.onSaleFrom))
    await world.lottery.runDraws()
    expect((await drawsOf('HOURLY'))[0]?.status).toBe('open')
  })

  it('the lobby says that it is on sale from that moment on, not before', async () => {
    await addByTwo()
    const reader = { brandId: 1, language: 'PT', brandLanguage: 'PT' } as const
    const isSale = async () =>
      (await world.lottery.listLotteryGames(reader))
        .flatMap(({ games }) => games)
        .find(({ code }) => code === 'HOURLY')?.isSale
    expect(await isSale()).toBe(false)
    world.advanceTo(new Date(hourly.onSaleFrom))
    expect(await isSale()).toBe(true)
  })

  it('takes stakes within its limits', async () => {
    await addByTwo()
    await world.lottery.scheduleDraws()
    world.advanceTo(new Date(hourly.onSaleFrom))
    await world.lottery.runDraws()
    const { rows } = await world.pool.query<{ id: number }>(
      `select id from lottery.game where code = 'HOURLY'`,
    )
    const gameId = rows[0]?.id ?? 0
    expect(gameId).toBeGreaterThanOrEqual(9_000_000)
    const memberId = await world.createMember()
    await world.place(memberId, '1_2_3~1~21~1~1956~1', { gameId })
    expect(await world.ticketsOf(memberId)).toHaveLength(1)
  })

  it('shows its first draws beforehand, exactly those that it then has', async () => {
    const preview = await world.lottery.previewNewLottery(1, hourly)
    expect(preview.refusal).toBeNull()
    expect(preview.drawsADay).toBe(15)
    expect(preview.returns).toEqual({ odds: 9_700, series: 9_780, lowest: 5_000, highest: 9_780 })
    await addByTwo()
    await world.lottery.scheduleDraws()
    const planned = await drawsOf('HOURLY')
    expect(preview.draws.map(({ drawsAt }) => drawsAt)).toEqual(
      planned.slice(0, preview.draws.length).map(({ draws_at }) => draws_at.toISOString()),
    )
    expect(preview.draws).toHaveLength(10)
  })
})

describe('a new lottery is refused', () => {
  it('where its plays would return more or less than allowed, with the figure', async () => {
    await expect(add('ana', { oddsReturnBp: 9_781 })).rejects.toMatchObject({
      code: 'lottery.return_out_of_bounds',
      detail: { return: '97.81', highest: '97.80' },
    })
    await expect(add('ana', { oddsReturnBp: 4_999 })).rejects.toMatchObject({
      code: 'lottery.return_out_of_bounds',
      detail: { return: '49.99', lowest: '50.00' },
    })
  })

  it('where the brand sells no series that its plays are priced by', async () => {
    await expect(add('ana', { rulesGroup: 'PK10' })).rejects.toMatchObject({
      code: 'lottery.series_missing',
      detail: { group: 'PK10' },
    })
  })

  it('where the code is taken, by the brand or in the lobby', async () => {
    await expect(add('ana', { gameCode: 'TCFFC' })).rejects.toMatchObject({
      code: 'lottery.code_taken',
    })
    world.listed.push({
      brandId: 2,
      id: 1,
      code: 'HOURLY',
      names: {},
      groupCode: 'SSC',
      prizeMode: 'LOTT',
      accountType: 'TCG',
    })
    await add('ana')
    await expect(add('bento')).rejects.toMatchObject({ code: 'lottery.code_taken' })
    expect(await drawsOf('HOURLY')).toEqual([])
  })

  it.each<[string, Partial<NewLottery>]>([
    ['rules', { rulesGroup: 'NONE' }],
    ['time_zone', { timeZone: 'Mars/Olympus' }],
    ['no_draw', { rule: { everySec: 3_600, first: '22:00', last: '08:00', breaks: [] } }],
    ['lock', { lockSec: 3_600 }],
    ['amount', { limits: { order: '0.00', prize: '1.00', multiple: 1 } }],
    ['on_sale_from', { onSaleFrom: '2030-05-14T14:00:00.000Z' }],
  ])('for its %s', async (reason, more) => {
    await expect(add('ana', more)).rejects.toMatchObject({
      code: 'lottery.change_invalid',
      detail: { reason },
    })
  })

  it('an approval after its moment begins sales at once', async () => {
    await add('ana')
    world.advance(3_600_000)
    await add('bento')
    await world.lottery.scheduleDraws()
    await world.lottery.runDraws()
    expect((await drawsOf('HOURLY'))[0]?.status).toBe('open')
  })
})
