import { readdir, readFile } from 'node:fs/promises'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { compareBets } from '../../testing/compare-bets.ts'
import { lastThree, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const folder = new URL('../../migrations/', import.meta.url)
/** The migration with that name, under any number. */
const readMigration = async (name: string): Promise<string> => {
  const file = (await readdir(folder)).find((one) => one.endsWith(`-${name}`))
  return readFile(new URL(file ?? name, folder), 'utf8')
}

const everything = '0123456789_0123456789_0123456789~1~21~2~1956~1'

type Bet = {
  txn: string
  state: string
  stake: bigint
  valid: bigint
  paid: bigint
  version: number
}
const betsOf = async (memberId: bigint): Promise<readonly Bet[]> => {
  const { rows } = await world.pool.query<Bet>(
    `select txn_id as txn, state, stake_minor as stake, valid_minor as valid, paid_minor as paid,
       version from bets.bet where member_id = $1 order by txn_id`,
    [memberId],
  )
  return rows
}
const decide = async (what: 'voidDraw' | 'redraw', drawId: bigint) => {
  for (const operator of ['ana', 'bento']) {
    await world.lottery[what]({ ...world.approvals.order(operator), drawId, reason: 'tried' })
  }
}
const openDraw = async () => {
  const [draw] = await world.listOpen()
  if (!draw) throw new Error('no draw')
  return draw
}

it('a draw that is re-drawn and then void: each decision is a new version of its bets', async () => {
  const draw = await openDraw()
  const member = await world.createMember()
  await world.place(member, everything)
  expect(await betsOf(member)).toEqual([])
  await world.runUntilDrawn(draw)
  const [stake, paid] = [parseMoney('200.00'), parseMoney('195.60')]
  const [settled] = await betsOf(member)
  expect(settled).toMatchObject({ state: 'settled', stake, paid, version: 1 })
  expect(settled?.valid).toBe(parseMoney('4.40'))

  await decide('redraw', draw.id)
  expect(await betsOf(member)).toMatchObject([{ state: 'open', valid: 0n, paid: 0n, version: 2 }])
  await world.lottery.runDraws()
  await world.lottery.settle()
  expect(await betsOf(member)).toMatchObject([{ state: 'settled', paid, version: 3 }])

  await decide('voidDraw', draw.id)
  expect(await betsOf(member)).toMatchObject([
    { state: 'returned', valid: 0n, paid: 0n, version: 4 },
  ])
  expect(await compareBets(world.pool)).toEqual([])
})

it('a trace has a bet for each captured stake, under the name of its capture', async () => {
  const draw = await openDraw()
  const [member, other] = [await world.createMember(), await world.createMember()]
  await world.place(member, lastThree('000'), { multiples: [1, 1], stopsOnWin: false })
  await world.place(other, lastThree('000'), { multiples: [1, 1], stopsOnWin: false })
  await world.runUntilDrawn(draw)
  const [first, second] = await world.ticketsOf(member)
  expect(await betsOf(member)).toMatchObject([
    { txn: `ticket:${first?.id}:captured`, state: 'settled' },
  ])
  // Its second draw is void before the stake was captured: there was no stake.
  await decide('voidDraw', second!.draw_id)
  await world.lottery.settle()
  expect(await betsOf(member)).toHaveLength(1)
  expect(await compareBets(world.pool)).toEqual([])
})

it('a cancelled order is returned, and a cancelled part of a trace was never a stake', async () => {
  const member = await world.createMember()
  await world.place(member, lastThree('000'))
  await world.place(member, lastThree('000'), { multiples: [1, 1] })
  const tickets = await world.ticketsOf(member)
  for (const ticket of tickets.toReversed()) {
    await world.lottery.cancelOrders({ memberId: member, ticketIds: [ticket.id] })
  }
  const txn = `order:${tickets[0]?.order_id}:staked`
  expect(await betsOf(member)).toMatchObject([{ txn, state: 'returned', valid: 0n }])
})

it('a prize that waits for operators is on the bet once two of them approved it', async () => {
  await world.pool.query(`insert into lottery.setting values (1, $1)`, [parseMoney('1000.00')])
  world.forgetSetup()
  const draw = await openDraw()
  const member = await world.createMember('2000.00')
  await world.place(member, everything.replace('~2~1956', '~1~1956'))
  await world.runUntilDrawn(draw)
  expect(await betsOf(member)).toMatchObject([{ state: 'settled', paid: 0n }])
  const { prizes } = await world.lottery.listBigPrizes(1, 10)
  const prizeId = BigInt(prizes[0]?.prizeId ?? '0')
  for (const operator of ['ana', 'bento']) {
    await world.lottery.approveBigPrize({
      ...world.approvals.order(operator),
      prizeId,
      reason: 'seen',
    })
  }
  expect(await betsOf(member)).toMatchObject([{ paid: parseMoney('1956.00'), version: 2 }])
})

it('decisions by a copy of the previous version are recorded by the next run, page by page', async () => {
  const draw = await openDraw()
  const member = await world.createMember('1000.00')
  for (let count = 0; count < 3; count += 1) await world.place(member, lastThree('000'))
  await world.runUntilDrawn(draw)
  // As before: settled without bets.
  await world.pool.query(`delete from bets.bet where member_id = $1`, [member])
  await world.pool.query(
    `update lottery.draw set bets_state = 'none', status = 'drawn' where id = $1`,
    [draw.id],
  )
  await world.pool.query(`update lottery.draw set status = 'settled' where id = $1`, [draw.id])
  const page = await world.pool.query<{ more: boolean }>(
    `select lottery.record_draw($1, 2, now()) as more`,
    [draw.id],
  )
  expect(page.rows).toEqual([{ more: true }])
  expect((await betsOf(member)).length).toBeLessThan(3)
  await world.lottery.settle()
  expect(await betsOf(member)).toHaveLength(3)
  expect(await world.getDraw(draw.id)).toMatchObject({ bets_state: 'done', bets_after: 0n })
  expect(await compareBets(world.pool)).toEqual([])
})

it('decisions from before bets existed are recorded by the migration', async () => {
  const listBets = async () => {
    const { rows } = await world.pool.query(
      `select txn_id, state, valid_minor, paid_minor, placed_at from bets.bet b
       where exists (select from lottery.ticket t join lottery.draw d on d.id = t.draw_id
         where t.member_id = b.member_id and d.status in ('settled', 'cancelled')
           and b.txn_id in ('order:' || t.order_id || ':staked', 'ticket:' || t.id || ':captured'))
       order by txn_id`,
    )
    return rows
  }
  const before = await listBets()
  expect(before.length).toBeGreaterThan(5)
  await world.pool.query(`
    delete from bets.bet;
    drop view lottery.ticket_bet cascade;
    drop function lottery.record_tickets;
    drop function lottery.record_draw;
    drop function lottery.mark_bets_due cascade;
    alter table lottery.draw drop column bets_state, drop column bets_after`)
  await world.pool.query(await readMigration('settled-bets.sql'))
  expect(await listBets()).toEqual(before)
  expect(await compareBets(world.pool)).toEqual([])
})
