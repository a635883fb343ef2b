import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  lastThree,
  minuteGame,
  openTestLottery,
  typedGame,
} from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const everything = '0123456789_0123456789_0123456789~1~21~2~1956~1'
const available = async (memberId: bigint) =>
  formatMoney((await world.wallet.balanceOf(memberId)).availableMinor)
const statusesOf = async (memberId: bigint) =>
  (await world.ticketsOf(memberId)).map(({ status }) => status)
const orderOf = (drawId: bigint, operator: string, approvals = world.approvals) => ({
  ...approvals.order(operator),
  drawId,
  reason: 'the machine stood still',
})

/** A draw of the operator-entered lottery that waits for its numbers. */
const closeTyped = async () => {
  const [draw] = await world.listOpen(typedGame)
  world.advanceTo(draw!.draws_at)
  await world.lottery.runDraws()
  return world.getDraw(draw!.id)
}

describe('numbers entered by operators', () => {
  it('two equal entries draw, and the draw is settled by them', async () => {
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('345'), { gameId: typedGame })
    const draw = await closeTyped()
    expect(draw).toMatchObject({ status: 'closed', ticket_count: 1 })
    const enter = (operator: string, result: string) =>
      world.lottery.enterDrawResult({ ...orderOf(draw.id, operator), result })
    await enter('ana', '1,2,3,4,5')
    expect((await world.getDraw(draw.id)).status).toBe('closed')
    await expect(enter('ana', '1,2,3,4,5')).rejects.toMatchObject({
      code: 'approval.same_person',
    })
    expect(await enter('bento', '1,2,3,4,5')).toMatchObject({ result: '1,2,3,4,5' })
    await world.lottery.settle()
    expect(await available(member)).toBe('2054.00')
  })

  it('a different second entry withdraws both, and an invalid result is refused', async () => {
    const draw = await closeTyped()
    const enter = (operator: string, result: string) =>
      world.lottery.enterDrawResult({ ...orderOf(draw.id, operator), result })
    await expect(enter('ana', '1,2,3,4')).rejects.toMatchObject({ code: 'lottery.result_invalid' })
    await enter('ana', '1,2,3,4,5')
    await expect(enter('bento', '1,2,3,4,6')).rejects.toMatchObject({
      code: 'approval.entries_differ',
    })
    expect(await enter('bento', '1,2,3,4,6')).toMatchObject({ status: 'closed' })
    const seen = await world.lottery.listLotteryDraws({
      brandId: 1,
      numero: draw.draw_number,
      gameCode: 'TYPED',
      limit: 10,
    })
    // The first entry's numbers are hidden from anyone who might enter the second.
    expect(seen.draws[0]?.events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['closed', null],
      ['result_entered', null],
      ['result_differs', '1,2,3,4,6'],
      ['result_entered', null],
    ])
  })

  it('an invalid second entry, or that of an operator without the right, discards nothing', async () => {
    const draw = await closeTyped()
    const enter = (operator: string, result: string) =>
      world.lottery.enterDrawResult({ ...orderOf(draw.id, operator), result })
    const { add, roles, staff, by } = world.approvals
    await add('erica')
    const { operatorId } = by('erica')
    await roles.revoke({ operatorId, role: 'head_of_operations' })
    const ask = (operator: string, result: string) =>
      staff.approvals.askChange({
        kind: 'enterDrawResult',
        target: String(draw.id),
        input: { result },
        reason: 'typed',
        brandId: 1,
        by: by(operator),
      })
    await enter('ana', '1,2,3,4,5')
    await expect(ask('bento', '1,2,3')).rejects.toMatchObject({ code: 'lottery.result_invalid' })
    for (const result of ['5,4,3,2,1', '1,2,3,4,5']) {
      await expect(ask('erica', result)).rejects.toMatchObject({ code: 'operator.right_required' })
    }
    expect(await enter('bento', '1,2,3,4,5')).toMatchObject({ result: '1,2,3,4,5' })
  })

  it('before the time of the draw, for an engine’s draw, or for another brand: refused', async () => {
    const [typed] = await world.listOpen(typedGame)
    const [own] = await world.listOpen(minuteGame)
    const result = '1,2,3,4,5'
    const enter = (drawId: bigint, brandId = 1) =>
      world.lottery.enterDrawResult({ ...orderOf(drawId, 'ana'), brandId, result })
    await expect(enter(typed!.id)).rejects.toMatchObject({ code: 'lottery.draw_state' })
    await expect(enter(own!.id)).rejects.toMatchObject({ code: 'lottery.draw_state' })
    await expect(enter(typed!.id, 2)).rejects.toMatchObject({ code: 'lottery.draw_unknown' })
  })
})

describe('a void draw', () => {
  it('pays what was still due and reverses it, so that no pending payment arrives afterwards', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('000'))
    await world.runUntilDrawn(draw!)
    const { rows } = await world.pool.query<{ id: bigint }>(
      `insert into lottery.credit (draw_id, attempt, kind, member_id, amount_minor, state)
       values ($1, 1, 'rebate', $2, 700, 'due') returning id`,
      [draw!.id, member],
    )
    await world.lottery.voidDraw(orderOf(draw!.id, 'ana'))
    await world.lottery.voidDraw(orderOf(draw!.id, 'bento'))
    await world.lottery.settle()
    const credit = await world.pool.query('select state from lottery.credit where id = $1', [
      rows[0]?.id,
    ])
    expect(credit.rows).toEqual([{ state: 'reversed' }])
    const paid = `credit:${rows[0]?.id}`
    expect(await world.wallet.findTransfer('lottery', paid)).toMatchObject({ amountMinor: 700n })
    expect(await world.wallet.findTransfer('lottery', `${paid}:reversed`)).toBeDefined()
    expect(await available(member)).toBe('100.00')
  })

  it('takes two operators; stakes are returned and payments taken back', async () => {
    const [draw] = await world.listOpen()
    const [winner, tracer] = [await world.createMember(), await world.createMember()]
    await world.place(winner, everything)
    await world.place(tracer, lastThree('000'), { multiples: [1, 1], stopsOnWin: false })
    await world.runUntilDrawn(draw!)
    expect(await available(winner)).toBe('995.60')
    await world.lottery.voidDraw(orderOf(draw!.id, 'ana'))
    expect((await world.getDraw(draw!.id)).status).toBe('settled')
    await expect(world.lottery.voidDraw(orderOf(draw!.id, 'ana'))).rejects.toMatchObject({
      code: 'approval.same_person',
    })
    await world.lottery.voidDraw(orderOf(draw!.id, 'bento'))
    await world.lottery.settle()
    expect((await world.getDraw(draw!.id)).status).toBe('cancelled')
    expect(await available(winner)).toBe('1000.00')
    expect(await statusesOf(winner)).toEqual([12])
    expect(await statusesOf(tracer)).toEqual([12, 2])
    expect(formatMoney((await world.wallet.balanceOf(tracer)).heldMinor)).toBe('2.00')
    await expect(world.lottery.voidDraw(orderOf(draw!.id, 'clara'))).rejects.toMatchObject({
      code: 'lottery.draw_state',
    })
  })

  it('is not void by the yes of who lost the right meanwhile, nor after the draw went on', async () => {
    const [draw] = await world.listOpen()
    const { by, roles } = world.approvals
    const role = 'head_of_operations'
    const decide = (who: string) => world.lottery.voidDraw(orderOf(draw!.id, who))
    await decide('ana')
    await roles.revoke({ operatorId: by('ana').operatorId, role })
    await expect(decide('bento')).rejects.toMatchObject({ code: 'operator.right_required' })
    await roles.grant({ operatorId: by('ana').operatorId, role })
    await world.runUntilDrawn(draw!)
    await expect(decide('bento')).rejects.toMatchObject({ code: 'approval.changed' })
    expect((await world.getDraw(draw!.id)).status).toBe('settled')
  })

  it('before its draw releases the stakes of traces, and no order is accepted on it', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('10.00')
    const draft = await world.draftOf(member, lastThree('000'), { multiples: [1, 1] })
    await world.lottery.placeOrder(draft)
    for (const who of ['ana', 'bento']) await world.lottery.voidDraw(orderOf(draw!.id, who))
    await world.lottery.settle()
    expect(formatMoney((await world.wallet.balanceOf(member)).heldMinor)).toBe('2.00')
    const other = {
      ...(await world.draftOf(member, lastThree('000'))),
      drawNumber: draw!.draw_number,
    }
    await expect(world.lottery.placeOrder(other)).rejects.toMatchObject({
      code: 'lottery.draw_closed',
    })
  })

  it('takes back what the member still has, and records the rest', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('200.00')
    await world.place(member, everything)
    await world.runUntilDrawn(draw!)
    // All but 40 is spent before the draw is annulled.
    await world.place(member, `0_0_0~1~21~1~1956~77`)
    expect(await available(member)).toBe('41.60')
    for (const who of ['ana', 'bento']) await world.lottery.voidDraw(orderOf(draw!.id, who))
    await world.lottery.settle()
    const { rows } = await world.pool.query(
      `select kind, state, short_minor from lottery.credit
       where draw_id = $1 and member_id = $2 order by id`,
      [String(draw!.id), String(member)],
    )
    expect(rows).toEqual([
      { kind: 'prize', state: 'short', short_minor: parseMoney('154.00') },
      { kind: 'refund', state: 'paid', short_minor: 0n },
    ])
  })
})

describe('a credit that cannot be reversed', () => {
  it('does not block the settlement of draws, and is retried', async () => {
    const [draw] = await world.listOpen()
    await world.place(await world.createMember('10.00'), lastThree('000'))
    const nobody = 999_999n
    await world.pool.query(
      `insert into lottery.credit (draw_id, attempt, kind, member_id, amount_minor, state)
       values ($1, 9, 'prize', $2, 100, 'reversing')`,
      [draw!.id, nobody],
    )
    await world.runUntilDrawn(draw!)
    expect((await world.getDraw(draw!.id)).status).toBe('settled')
    await world.database.inTx((tx) => world.wallet.openAccounts(tx, nobody))
    await world.lottery.settle()
    const { rows } = await world.pool.query(
      'select state from lottery.credit where draw_id = $1 and member_id = $2',
      [draw!.id, nobody],
    )
    expect(rows).toEqual([{ state: 'reversed' }])
  })
})

describe('drawing again', () => {
  it('comes from a new seed; the first prize is taken back, the second one paid', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('1000.00')
    await world.place(member, everything)
    const before = await world.runUntilDrawn(draw!)
    for (const who of ['ana', 'bento']) await world.lottery.redraw(orderOf(draw!.id, who))
    expect(await world.getDraw(draw!.id)).toMatchObject({ status: 'closed', attempt: 2 })
    await world.lottery.runDraws()
    await world.lottery.settle()
    const after = await world.getDraw(draw!.id)
    expect(after).toMatchObject({ status: 'settled', attempt: 2, root: before.root })
    expect(after.commitment).not.toBe(before.commitment)
    expect(after.client_seed).not.toBe(before.client_seed)
    expect(await available(member)).toBe('995.60')
    const { rows } = await world.pool.query(
      `select attempt, kind, state from lottery.credit where draw_id = $1 order by attempt`,
      [String(draw!.id)],
    )
    expect(rows).toEqual([
      { attempt: 1, kind: 'prize', state: 'reversed' },
      { attempt: 2, kind: 'prize', state: 'paid' },
    ])
  })

  it('accepts no late numbers of the first attempt', async () => {
    let whileAsked = async (): Promise<void> => undefined
    const game = await openTestLottery({
      drawSources: {
        findBeacon: async () => {
          const work = whileAsked
          whileAsked = async () => undefined
          await work()
          return 'ab'.repeat(32)
        },
      },
    })
    const [draw] = await game.listOpen()
    await game.place(await game.createMember('100.00'), lastThree('345'))
    whileAsked = async () => {
      // Another copy draws and settles meanwhile, and two operators have it re-drawn.
      await game.lottery.runDraws()
      await game.lottery.settle()
      for (const who of ['ana', 'bento']) {
        await game.lottery.redraw(orderOf(draw!.id, who, game.approvals))
      }
    }
    game.advanceTo(draw!.draws_at)
    await game.lottery.runDraws()
    expect(await game.getDraw(draw!.id)).toMatchObject({ status: 'closed', attempt: 2 })
    await game.lottery.runDraws()
    expect(await game.getDraw(draw!.id)).toMatchObject({ status: 'drawn', attempt: 2 })
    await game.close()
  })
})

describe('a big prize', () => {
  /** The prize of a new member, from the brand's setting of R$ 1,000.00 on. */
  const winBig = async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('2000.00')
    await world.place(member, everything.replace('~2~1956', '~1~1956'))
    await world.runUntilDrawn(draw!)
    const { prizes } = await world.lottery.listBigPrizes(1, 10)
    return { member, draw: draw!, prize: prizes[0]! }
  }
  const approve = (prizeId: string, operator: string, brandId = 1) =>
    world.lottery.approveBigPrize({
      ...world.approvals.order(operator),
      brandId,
      prizeId: BigInt(prizeId),
      reason: 'seen',
    })

  beforeAll(async () => {
    await world.pool.query(`insert into lottery.setting values (1, $1)`, [parseMoney('1000.00')])
    world.forgetSetup()
  })

  it('waits for two persons if the setting requires it, and is paid by the second', async () => {
    const { member, prize } = await winBig()
    expect(await available(member)).toBe('0.00')
    expect(await statusesOf(member)).toEqual([14])
    expect(prize).toMatchObject({ amount: '1956.00', status: 'review', approvedBy: [] })
    expect(await approve(prize.prizeId, 'ana')).toMatchObject({
      status: 'second_review',
      approvedBy: ['ana'],
    })
    expect((await world.lottery.listBigPrizes(1, 10)).prizes).toMatchObject([
      { status: 'second_review', approvedBy: ['ana'] },
    ])
    await expect(approve(prize.prizeId, 'ana')).rejects.toMatchObject({
      code: 'approval.same_person',
    })
    expect(await approve(prize.prizeId, 'bento')).toMatchObject({
      status: 'approved',
      approvedBy: ['ana', 'bento'],
    })
    await world.lottery.settle()
    expect(await available(member)).toBe('1956.00')
    expect(await statusesOf(member)).toEqual([4])
    await expect(approve(prize.prizeId, 'clara')).rejects.toMatchObject({
      code: 'lottery.draw_state',
    })
  })

  it('of another brand is unknown; an operator without the right can neither ask nor decide', async () => {
    const { member, prize } = await winBig()
    await expect(approve(prize.prizeId, 'ana', 2)).rejects.toMatchObject({
      code: 'lottery.prize_unknown',
    })
    const dora = await world.approvals.add('dora')
    await world.approvals.roles.revoke({ operatorId: dora, role: 'head_of_operations' })
    await expect(approve(prize.prizeId, 'dora')).rejects.toMatchObject({
      code: 'operator.right_required',
    })
    await approve(prize.prizeId, 'ana')
    await expect(approve(prize.prizeId, 'dora')).rejects.toMatchObject({
      code: 'operator.right_required',
    })
    await world.lottery.settle()
    expect(await available(member)).toBe('0.00')
    await approve(prize.prizeId, 'bento')
  })

  it('of a draw that was annulled meanwhile is not paid', async () => {
    const { member, draw, prize } = await winBig()
    await approve(prize.prizeId, 'ana')
    for (const who of ['bento', 'clara']) await world.lottery.voidDraw(orderOf(draw.id, who))
    await expect(approve(prize.prizeId, 'bento')).rejects.toMatchObject({
      code: 'lottery.draw_state',
    })
    await world.lottery.settle()
    expect(await available(member)).toBe('2000.00')
  })
})
