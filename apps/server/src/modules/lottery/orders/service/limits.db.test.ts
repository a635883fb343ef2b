import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['play_limit', 'exposure_rule']) {
    await world.pool.query(`delete from lottery.${table}`)
  }
  await setLimits('1000000.00', '100000000.00', null, null)
})

const setLimits = async (
  order: string,
  prize: string,
  member: string | null,
  draw: string | null,
): Promise<void> => {
  const minor = (text: string | null) => (text === null ? null : parseMoney(text))
  await world.pool.query(
    `update lottery.game_limit set order_minor_max = $1, prize_minor_max = $2,
       member_draw_minor_max = $3, draw_minor_max = $4 where game_id = $5`,
    [minor(order), minor(prize), minor(member), minor(draw), minuteGame],
  )
  world.forgetSetup()
}

const available = async (memberId: bigint) =>
  formatMoney((await world.wallet.balanceOf(memberId)).availableMinor)

describe('limits', () => {
  it('of an order apply to each draw of a trace', async () => {
    await setLimits('10.00', '100000000.00', null, null)
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('123', { multiple: 5 }))
    await expect(world.place(member, lastThree('123', { multiple: 6 }))).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
      detail: { limit: '10.00' },
    })
    await expect(
      world.place(member, lastThree('123'), { multiples: [1, 6] }),
    ).rejects.toMatchObject({ code: 'lottery.stake_above_limit' })
    expect(await available(member)).toBe('90.00')
  })

  it('of a prize apply to one winning stake', async () => {
    await setLimits('1000000.00', '4000.00', null, null)
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('123', { multiple: 2 }))
    await expect(world.place(member, lastThree('123', { multiple: 3 }))).rejects.toMatchObject({
      code: 'lottery.prize_above_limit',
      detail: { limit: '4000.00' },
    })
  })

  it('of a play: closed, or with a limit', async () => {
    await world.pool.query(`insert into lottery.play_limit values ($1, 21, true, null)`, [
      minuteGame,
    ])
    world.forgetSetup()
    const member = await world.createMember('100.00')
    await expect(world.place(member, lastThree('123'))).rejects.toMatchObject({
      code: 'lottery.slip_invalid',
      detail: { reason: 'play_closed' },
    })
    await world.pool.query(
      `update lottery.play_limit set is_closed = false, order_minor_max = 30000`,
    )
    world.forgetSetup()
    await world.place(member, lastThree('123'))
    const two = `${lastThree('123')};${lastThree('124')}`
    await expect(world.place(member, two)).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
    })
  })

  it('of a member in one draw count valid stakes, even for eight concurrent orders', async () => {
    await setLimits('1000000.00', '100000000.00', '6.00', null)
    const member = await world.createMember('100.00')
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => world.place(member, lastThree('123'))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await available(member)).toBe('94.00')
    const [ticket] = await world.ticketsOf(member)
    await world.lottery.cancelOrders({ memberId: member, ticketIds: [ticket!.id] })
    await world.place(member, lastThree('123'))
    await expect(world.place(member, lastThree('123'))).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
    })
  })

  it('of all members in one draw', async () => {
    const [draw] = await world.listOpen()
    await world.runUntilDrawn(draw!)
    await setLimits('1000000.00', '100000000.00', null, '10.00')
    const members = await Promise.all(Array.from({ length: 8 }, () => world.createMember('10.00')))
    const tries = await Promise.allSettled(
      members.map((member) => world.place(member, lastThree('123'))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('a line that closes automatically', () => {
  it('is refused beyond its exposure; other lines, and the same in the next draw, are not', async () => {
    // Two winning stakes of 1,956.
    await world.pool.query(`insert into lottery.exposure_rule values ($1, 21, $2)`, [
      minuteGame,
      parseMoney('3912.00'),
    ])
    world.forgetSetup()
    const [draw] = await world.listOpen()
    const members = await Promise.all(Array.from({ length: 6 }, () => world.createMember('10.00')))
    const tries = await Promise.allSettled(
      members.map((member) => world.place(member, lastThree('777'))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'lottery.line_closed', detail: { lines: '7_7_7' } })
    }
    const [member] = members
    await world.place(member!, lastThree('778'))

    // Cancelling reopens the line.
    const { rows } = await world.pool.query<{ member_id: bigint; id: bigint }>(
      `select t.member_id, t.id from lottery.ticket t
       join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
       where t.draw_id = $1 and o.slip like '7_7_7%' limit 1`,
      [String(draw!.id)],
    )
    const [taken] = rows
    await world.lottery.cancelOrders({ memberId: taken!.member_id, ticketIds: [taken!.id] })
    await world.place(await world.createMember('10.00'), lastThree('777'))
    await expect(
      world.place(await world.createMember('10.00'), lastThree('777')),
    ).rejects.toMatchObject({ code: 'lottery.line_closed' })

    world.advanceTo(draw!.closes_at)
    await world.lottery.runDraws()
    await world.place(await world.createMember('10.00'), lastThree('777'))
  })

  it('counts by its own play, even beside an identical line of another play', async () => {
    await world.pool.query(`insert into lottery.exposure_rule values ($1, 21, $2), ($1, 40, $3)`, [
      minuteGame,
      parseMoney('1956.00'),
      parseMoney('3912.00'),
    ])
    world.forgetSetup()
    const member = await world.createMember('10.00')
    const first3 = '4_5_6~1~40~1~1956~1'
    const twice = lastThree('456', { multiple: 2 })
    await expect(world.place(member, `${twice};${first3}`)).rejects.toMatchObject({
      code: 'lottery.line_closed',
    })
    await world.place(member, `${lastThree('456')};${first3}`)
  })
})
