import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const draftOf = (memberId: bigint, more: object = {}) => ({
  memberId,
  brandId: 1,
  clientId: randomUUID(),
  gameId: minuteGame,
  name: 'Aniversários',
  prizeModeId: 1,
  slip: lastThree('123', { series: 1_956 }),
  ...more,
})

const save = async (memberId: bigint, more: object = {}) => {
  const { savedSlipId } = await world.lottery.saveSlip(draftOf(memberId, more))
  return { memberId, id: BigInt(savedSlipId) }
}
const stateOf = async ({ memberId, id }: { memberId: bigint; id: bigint }) => {
  const all = await world.lottery.listSavedSlips(memberId, minuteGame)
  return all.find(({ savedSlipId }) => savedSlipId === String(id))
}
/** Advances to the next draw: the one on sale closes, is drawn and settled. */
const nextDraw = async (): Promise<void> => {
  const [draw] = await world.listOpen()
  if (draw) await world.runUntilDrawn(draw)
}
const every = '0123456789_0123456789_0123456789~1~21~3~1956~1'

it('a slip is saved once, at its current price, for its own member only', async () => {
  const memberId = await world.createMember()
  const asked = draftOf(memberId)
  const kept = await world.lottery.saveSlip(asked)
  expect(await world.lottery.saveSlip(asked)).toEqual(kept)
  // The stake under this id would differ from the saved slip.
  await expect(world.lottery.saveSlip({ ...asked, slip: every })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  expect(kept).toMatchObject({ name: 'Aniversários', amount: '2.0000', subscription: 'idle' })
  expect(await world.lottery.listSavedSlips(memberId, -1)).toHaveLength(1)
  const other = await world.createMember()
  const stolen = { memberId: other, id: BigInt(kept.savedSlipId) }
  const unknown = { code: 'lottery.saved_unknown' }
  await expect(
    world.lottery.subscribeSlip(stolen, { draws: 1, stopsOnWin: false }),
  ).rejects.toMatchObject(unknown)
  await expect(world.lottery.unsubscribeSlip(stolen)).rejects.toMatchObject(unknown)
  expect(await world.lottery.removeSavedSlip(stolen)).toEqual({ removed: false })
  expect(await world.lottery.removeSavedSlip({ memberId, id: stolen.id })).toEqual({
    removed: true,
  })
})

it('a malformed slip is not saved, and never more than fifty are', async () => {
  const memberId = await world.createMember()
  await expect(save(memberId, { slip: '1_2~1~21~1~1956~1' })).rejects.toMatchObject({
    code: 'lottery.slip_invalid',
  })
  const answers = await Promise.allSettled(Array.from({ length: 53 }, () => save(memberId)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
})

it('a subscription stakes on each draw once, however often the job runs, and ends', async () => {
  const memberId = await world.createMember('100.00')
  const slip = await save(memberId)
  await world.lottery.subscribeSlip(slip, { draws: 3, stopsOnWin: false })
  for (let draw = 0; draw < 5; draw += 1) {
    await Promise.all([world.lottery.placeSubscribed(), world.lottery.placeSubscribed()])
    await world.lottery.placeSubscribed()
    await nextDraw()
  }
  const tickets = await world.ticketsOf(memberId)
  expect(tickets).toHaveLength(3)
  expect(new Set(tickets.map(({ draw_id }) => draw_id)).size).toBe(3)
  expect(await stateOf(slip)).toMatchObject({
    subscription: 'done',
    drawsLeft: 0,
    drawsPlaced: 3,
  })
})

it('one that stops on a win waits for each draw, and ends with the first that wins', async () => {
  const memberId = await world.createMember('1000.00')
  const slip = await save(memberId, { slip: every })
  await world.lottery.subscribeSlip(slip, { draws: 10, stopsOnWin: true })
  await world.lottery.placeSubscribed()
  const [draw] = await world.listOpen()
  // The next draw is on sale, and the numbers of this one are not known yet.
  world.advanceTo(draw!.closes_at)
  await world.lottery.runDraws()
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toHaveLength(1)
  await world.runUntilDrawn(draw!)
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toHaveLength(1)
  expect(await stateOf(slip)).toMatchObject({ subscription: 'done', drawsLeft: 0 })
})

it('without the balance three draws are missed, then it is paused; a deposit and a restart resume it', async () => {
  const memberId = await world.createMember('3.00')
  const slip = await save(memberId)
  await world.lottery.subscribeSlip(slip, { draws: 10, stopsOnWin: false })
  for (let draw = 0; draw < 4; draw += 1) {
    await world.lottery.placeSubscribed()
    await nextDraw()
  }
  expect(await stateOf(slip)).toMatchObject({
    subscription: 'paused',
    pausedBy: 'wallet.insufficient_balance',
    drawsPlaced: 1,
  })
  await world.wallet.post({
    source: 'test',
    txnId: `more-${memberId}`,
    kind: 'test.deposited',
    memberId,
    amountMinor: parseMoney('10.00'),
  })
  await world.lottery.subscribeSlip(slip, { draws: 2, stopsOnWin: false })
  await world.lottery.placeSubscribed()
  await world.lottery.placeSubscribed()
  expect(await stateOf(slip)).toMatchObject({ subscription: 'active', drawsPlaced: 2 })
})

it('a slip that the member may no longer stake pauses it at once', async () => {
  const memberId = await world.createMember('100.00')
  const slip = await save(memberId)
  await world.lottery.subscribeSlip(slip, { draws: 5, stopsOnWin: false })
  await world.pool.query(`insert into lottery.play_limit values ($1, 21, true, null)`, [minuteGame])
  world.forgetSetup()
  try {
    await world.lottery.placeSubscribed()
  } finally {
    await world.pool.query('delete from lottery.play_limit')
    world.forgetSetup()
  }
  expect(await stateOf(slip)).toMatchObject({
    subscription: 'paused',
    pausedBy: 'lottery.slip_invalid',
  })
  expect(await world.ticketsOf(memberId)).toHaveLength(0)
})

it('a brand that accepts no stakes places none, and resumes afterwards', async () => {
  const memberId = await world.createMember('100.00')
  const slip = await save(memberId)
  await world.lottery.subscribeSlip(slip, { draws: 5, stopsOnWin: false })
  world.open.takesStakes = false
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toHaveLength(0)
  world.open.takesStakes = true
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toHaveLength(1)
  await world.lottery.unsubscribeSlip(slip)
  await nextDraw()
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toHaveLength(1)
  expect(await stateOf(slip)).toMatchObject({ subscription: 'idle' })
})

it('a slip of any free amount is saved and staked on too', async () => {
  const gameId = 7011
  await world.pool.query(
    `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
       account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp)
     select $1, brand_id, 'VNNORTH', 'VN_NORTH', 'VN', names, prize_mode, 'TCG_LOTTO_VN',
       result_source, lock_sec, trace_draws_max, number_style, odds_return_bp
     from lottery.game where id = $2`,
    [gameId, minuteGame],
  )
  await world.pool.query(
    `insert into lottery.schedule select $1, from_on, time_zone, rule from lottery.schedule
     where game_id = $2`,
    [gameId, minuteGame],
  )
  await world.pool.query(
    `insert into lottery.game_limit values ($1, 10000000000, 999, 1000000000000, null, null)`,
    [gameId],
  )
  world.forgetSetup()
  await world.lottery.scheduleDraws()
  await world.lottery.runDraws()
  const memberId = await world.createMember()
  // R$ 19.99 is 9,995 times the smallest unit.
  const slip = '0_4~1~9400~4~0~9995'
  const kept = await world.lottery.saveSlip(draftOf(memberId, { gameId, prizeModeId: 6, slip }))
  expect(kept).toMatchObject({ amount: '19.9900', stakes: 1 })
  await world.lottery.subscribeSlip(
    { memberId, id: BigInt(kept.savedSlipId) },
    { draws: 2, stopsOnWin: false },
  )
  await world.lottery.placeSubscribed()
  expect(await world.ticketsOf(memberId)).toMatchObject([
    { game_id: gameId, stake_minor: 199_900n },
  ])
})
