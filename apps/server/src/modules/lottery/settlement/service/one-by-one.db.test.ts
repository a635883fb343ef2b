import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

/** The same lottery again, sorted before it: its draws are processed first. */
const otherGame = 7000

const world = await openTestLottery()
const { pool } = world
await pool.query(
  `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
       account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp, sort_order)
     select $1, brand_id, 'OTHER', rules_group, group_code, names, prize_mode, account_type,
       result_source, lock_sec + 1, trace_draws_max, number_style, odds_return_bp, sort_order - 1
     from lottery.game where id = $2`,
  [otherGame, minuteGame],
)
for (const table of ['schedule', 'game_limit']) {
  const { rows } = await pool.query(`select * from lottery.${table} where game_id = $1`, [
    minuteGame,
  ])
  const row = { ...rows[0], game_id: otherGame }
  const values = Object.values(row)
  await pool.query(
    `insert into lottery.${table} (${Object.keys(row).join(', ')})
       values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  )
}
world.forgetSetup()
await world.lottery.scheduleDraws()
afterAll(() => world.close())

const openDraws = async () => {
  await world.lottery.runDraws().catch(() => undefined)
  const [other] = await world.listOpen(otherGame)
  const [own] = await world.listOpen(minuteGame)
  if (!other || !own) throw new Error('no draw is on sale')
  return { other, own }
}

describe('one failing draw does not block the others', () => {
  it('when its numbers are drawn', async () => {
    const { other, own } = await openDraws()
    await world.pool.query('delete from lottery.draw_seed where draw_id = $1', [other.id])
    world.advanceTo(own.draws_at)
    await world.lottery.runDraws().catch(() => undefined)
    await world.lottery.runDraws().catch(() => undefined)
    expect((await world.getDraw(other.id)).status).toBe('closed')
    expect((await world.getDraw(own.id)).status).toBe('drawn')
    await world.pool.query(`update lottery.draw set trouble = 'no seed' where id = $1`, [other.id])
    await world.lottery.settle()
  })

  it('when it closes', async () => {
    const { other, own } = await openDraws()
    // An event that the database refuses, to simulate a failure of one draw.
    await world.pool.query(
      `alter table lottery.draw_event add constraint no_event check (draw_id <> ${other.id})`,
    )
    world.advanceTo(own.draws_at)
    await world.lottery.runDraws().catch(() => undefined)
    expect((await world.getDraw(other.id)).status).toBe('open')
    expect((await world.getDraw(own.id)).root).not.toBeNull()
    await world.pool.query('alter table lottery.draw_event drop constraint no_event')
    await world.lottery.runDraws()
    await world.lottery.settle()
  })

  it.each(['other', 'own'] as const)('when it is annulled (%s)', async (which) => {
    const draws = await openDraws()
    const { other, own } = draws
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('123'), { gameId: otherGame })
    await world.place(member, lastThree('123'))
    for (const draw of [other, own]) {
      for (const operator of ['ana', 'bento']) {
        const order = { drawId: draw.id, reason: 'the machine was broken' }
        await world.lottery.voidDraw({ ...world.approvals.order(operator), ...order })
      }
    }
    // No account has this number: the ledger refuses to pay it.
    await world.pool.query('update lottery.credit set member_id = 999 where draw_id = $1', [
      draws[which].id,
    ])
    await world.lottery.settle().catch(() => undefined)
    const { rows } = await world.pool.query(
      `select state from lottery.credit where draw_id = $1 and kind = 'refund'`,
      [draws[which === 'own' ? 'other' : 'own'].id],
    )
    expect(rows).toEqual([{ state: 'paid' }])
    await world.pool.query(`update lottery.credit set state = 'dropped' where draw_id = $1`, [
      draws[which].id,
    ])
    world.advanceTo(own.draws_at)
  })
})

it('an invalid schedule does not block the planning of other lotteries', async () => {
  const { own } = await openDraws()
  await world.pool.query(
    `update lottery.schedule set rule = '{"everySec": "often"}' where game_id = $1`,
    [otherGame],
  )
  world.forgetSetup()
  const before = await world.listOpen(minuteGame, 1_000)
  world.advanceTo(new Date(own.draws_at.getTime() + 40 * 60_000))
  await world.lottery.scheduleDraws().catch(() => undefined)
  const after = await world.listOpen(minuteGame, 1_000)
  expect(after.at(-1)!.draws_at.getTime()).toBeGreaterThan(before.at(-1)!.draws_at.getTime())
})

it('earlier stakes count towards the total limit, and a returned stake frees its amount once', async () => {
  const game = await openTestLottery()
  const stake = async (amount: number) => {
    const member = await game.createMember('100.00')
    await game.place(member, lastThree('123', { multiple: amount / 2 }))
    return member
  }
  const early = await stake(8)
  await game.pool.query('update lottery.game_limit set draw_minor_max = $1', [parseMoney('10.00')])
  game.forgetSetup()
  await expect(stake(4)).rejects.toMatchObject({ code: 'lottery.stake_above_limit' })
  await stake(2)
  const [ticket] = await game.ticketsOf(early)
  await game.lottery.cancelOrders({ memberId: early, ticketIds: [ticket!.id] })
  await expect(stake(10)).rejects.toMatchObject({ code: 'lottery.stake_above_limit' })
  await stake(8)
  await expect(stake(2)).rejects.toMatchObject({ code: 'lottery.stake_above_limit' })
  // Without a limit nothing was counted: a cancellation frees nothing twice.
  const { rows } = await game.pool.query<{ stake: string }>(
    'select stake_minor::text as stake from lottery.draw_stake',
  )
  expect(rows.map(({ stake: minor }) => formatMoney(BigInt(minor)))).toEqual(['10.00'])
  await game.close()
})
