import { merkleRoot } from '@trevo/fairness/merkle.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { clientSeedOf } from '@trevo/lottery-rules/tickets/draw-again.ts'
import { drawNumbers } from '../../draws/domain/draw-engine.ts'
import { createLottery } from '../../module.ts'
import {
  lastThree,
  minuteGame,
  openTestLottery,
  type TestLottery,
} from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const balanceOf = async (memberId: bigint) =>
  formatMoney((await world.wallet.balanceOf(memberId)).availableMinor)

describe('a draw from its commitment to its prizes', () => {
  it('is staked on, closed, drawn from the committed seed, settled and paid', async () => {
    const [draw] = await world.listOpen()
    if (!draw) throw new Error('no draw')
    expect(draw).toMatchObject({ status: 'open', draw_number: '203005140721' })
    expect(draw.draws_at.getTime() - draw.closes_at.getTime()).toBe(5_000)
    const before = draw.commitment

    const winner = await world.createMember('5000.00')
    const loser = await world.createMember('10.00')
    // All last three digits: one of them wins in every draw.
    const all = '0123456789_0123456789_0123456789~1~21~1~1956~1'
    const answer = await world.place(winner, all, { amountMinor: parseMoney('2000.00') })
    expect(answer).toMatchObject({ numero: draw.draw_number, totalBettingAmount: '2000.0000' })
    await world.place(loser, '#_#_#'.replaceAll('#', '0') + '~1~21~1~1956~1')
    expect(await balanceOf(winner)).toBe('3000.00')

    const settled = await world.runUntilDrawn(draw)
    expect(settled).toMatchObject({ status: 'settled', ticket_count: 2, commitment: before })
    expect(settled.stake_minor).toBe(parseMoney('2002.00'))

    // Anyone can draw again from the published data.
    const { seed } = await world.database.db
      .selectFrom('lottery.draw_seed')
      .select('seed')
      .where('draw_id', '=', draw.id)
      .executeTakeFirstOrThrow()
    const leaves = await world.database.db
      .selectFrom('lottery.ticket')
      .select('leaf')
      .where('draw_id', '=', draw.id)
      .orderBy('id')
      .execute()
    const root = merkleRoot(leaves.map(({ leaf }) => leaf.toString('hex')))
    const input = {
      gameCode: 'TCFFC',
      drawNumber: draw.draw_number,
      attempt: 1,
      root,
      beacon: null,
    }
    expect(commitmentOf(seed)).toBe(before)
    expect(settled.root).toBe(root)
    expect(settled.client_seed).toBe(clientSeedOf(input))
    expect(settled.result).toBe(drawNumbers('SSC', seed, input))
    expect(world.drawn.at(-1)).toMatchObject({
      gameId: minuteGame,
      numero: draw.draw_number,
      winningNumber: settled.result,
    })

    // 1,956 / 1,000 × 1,000 reais for the one winning stake.
    expect(await balanceOf(winner)).toBe('4956.00')
    expect((await world.ticketsOf(winner))[0]?.status).toBe(4)
    const lost = settled.result?.endsWith('0,0,0') ? 4 : 2
    expect((await world.ticketsOf(loser))[0]?.status).toBe(lost)
  })

  it('the rebate of a lower series and the prize at it follow the series', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('5000.00')
    await world.place(member, '0123456789_0123456789_0123456789~1~21~1~1700~1')
    await world.runUntilDrawn(draw!)
    // 12.8 % of 2,000 and 1,700 for the winning stake.
    expect(await balanceOf(member)).toBe('4956.00')
    const { rows } = await world.pool.query(
      `select kind, amount_minor from lottery.credit where member_id = $1 order by kind`,
      [String(member)],
    )
    expect(rows).toEqual([
      { kind: 'prize', amount_minor: parseMoney('1700.00') },
      { kind: 'rebate', amount_minor: parseMoney('256.00') },
    ])
  })

  it('a retry gets the first answer, even after the close; different content is refused', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('10.00')
    const draft = await world.draftOf(member, lastThree('123'))
    const first = await world.lottery.placeOrder(draft)
    world.advanceTo(draw!.draws_at)
    expect(await world.lottery.placeOrder(draft)).toEqual(first)
    expect(await balanceOf(member)).toBe('8.00')
    const other = { ...draft, slip: lastThree('124') }
    await expect(world.lottery.placeOrder(other)).rejects.toMatchObject({
      code: 'request.id_reused',
    })
  })
})

it('a client id of another movement of the member is refused, alone, in a trace and in a set', async () => {
  const member = await world.createMember('10.00')
  const before = await balanceOf(member)
  const draft = await world.draftOf(member, lastThree('123'))
  await world.pool.query("insert into wallet.client_claim values ($1, $2, 'other')", [
    member,
    draft.clientId,
  ])
  for (const asked of [draft, { ...draft, multiples: [1, 1] }]) {
    await expect(world.lottery.placeOrder(asked)).rejects.toMatchObject({
      code: 'request.id_reused',
    })
  }
  expect(await balanceOf(member)).toBe(before)
})

describe('watching a draw', () => {
  const watch = (memberId: bigint, numero: string) =>
    world.lottery.listDrawLines({ brandId: 1, gameId: minuteGame, memberId, numero })

  it('shows the member’s own lines during the draw, and their prizes once it is settled', async () => {
    const [draw] = await world.listOpen()
    if (!draw) throw new Error('no draw')
    const member = await world.createMember('9000.00')
    const all = '0123456789_0123456789_0123456789~1~21~1~1956~1'
    await world.place(member, all, { multiples: [2, 1] })
    await world.place(member, lastThree('012'))
    const cancelled = await world.place(member, lastThree('345'))
    const [{ id: cancelledId } = { id: 0n }] = (await world.ticketsOf(member)).slice(-1)
    expect(cancelled.numero).toBe(draw.draw_number)
    await world.lottery.cancelOrders({ memberId: member, ticketIds: [cancelledId] })

    const waiting = await watch(member, draw.draw_number)
    expect(waiting).toMatchObject({ status: 'waiting', lineCount: 2, bettingAmount: '4002.0000' })
    expect(waiting.lines).toMatchObject([
      { playId: 21, bettingContent: '0_1_2', stakes: 1, winAmount: null, orderStatus: 2 },
      { bettingContent: '0123456789_0123456789_0123456789', stakes: 1_000, winAmount: null },
    ])

    world.advanceTo(draw.draws_at)
    await world.lottery.runDraws()
    const drawn = await watch(member, draw.draw_number)
    expect(drawn).toMatchObject({ status: 'drawn', winningAmount: '0.0000' })
    expect(drawn.lines.every(({ winAmount }) => winAmount === null)).toBe(true)

    const settled = await world.runUntilDrawn(draw)
    const hasLine = settled.result?.endsWith('0,1,2') === true
    const paid = await watch(member, draw.draw_number)
    expect(paid.status).toBe('settled')
    // Twice 1,956 for the multiple of the trace.
    expect(paid.lines.map(({ winAmount }) => winAmount)).toEqual([
      hasLine ? '1956.0000' : '0.0000',
      '3912.0000',
    ])
    expect(paid.winningAmount).toBe(hasLine ? '5868.0000' : '3912.0000')
  })

  it('shows the first lines of a long slip, counts all of them, and shows nothing of other members', async () => {
    const [draw] = await world.listOpen()
    if (!draw) throw new Error('no draw')
    const member = await world.createMember('9000.00')
    const slip = Array.from({ length: 1_500 }, () => lastThree('777')).join(';')
    await world.place(member, slip)
    const seen = await watch(member, draw.draw_number)
    expect(seen).toMatchObject({ lineCount: 1_500, bettingAmount: '3000.0000' })
    expect(seen.lines).toHaveLength(40)
    const other = await world.createMember('0.00')
    expect(await watch(other, draw.draw_number)).toMatchObject({ lineCount: 0, lines: [] })
    await expect(watch(member, '203005149999')).rejects.toMatchObject({
      code: 'lottery.draw_unknown',
    })
  })
})

describe('refusals', () => {
  it.each([
    ['a slip with an unknown ball', '0_1_x~1~21~1~1956~1', 'lottery.slip_invalid'],
    ['an unknown play', '0_1_2~1~99999~1~1956~1', 'lottery.slip_invalid'],
    [
      'a series above the member’s own',
      lastThree('012', { series: 1958 }),
      'lottery.series_not_allowed',
    ],
    ['a series below the lowest', lastThree('012', { series: 1698 }), 'lottery.series_not_allowed'],
    [
      'a multiple above the limit',
      lastThree('012', { multiple: 100_001 }),
      'lottery.stake_above_limit',
    ],
  ])('%s', async (_, slip, code) => {
    const member = await world.createMember('10.00')
    await expect(world.place(member, slip)).rejects.toMatchObject({ code })
    expect(await balanceOf(member)).toBe('10.00')
    expect(await world.ticketsOf(member)).toEqual([])
  })

  it('names the item of a malformed slip', async () => {
    const member = await world.createMember('10.00')
    const slip = `${lastThree('012')};${lastThree('345')};0_0~1~21~1~1956~1`
    await expect(world.place(member, slip)).rejects.toMatchObject({
      code: 'lottery.slip_invalid',
      detail: { position: 3 },
    })
  })

  it('a page total that differs, and more than the balance', async () => {
    const member = await world.createMember('1.00')
    await expect(
      world.place(member, lastThree('012'), { amountMinor: parseMoney('1.00') }),
    ).rejects.toMatchObject({ code: 'lottery.amount_differs' })
    await expect(world.place(member, lastThree('012'))).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    })
    expect(await world.ticketsOf(member)).toEqual([])
  })

  it('a stake at the exact instant of the close', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('10.00')
    const draft = await world.draftOf(member, lastThree('012'))
    const late = await world.draftOf(member, lastThree('012'))
    world.advanceTo(new Date(draw!.closes_at.getTime() - 1))
    await expect(world.lottery.placeOrder(draft)).resolves.toMatchObject({
      numero: draw!.draw_number,
    })
    world.advanceTo(draw!.closes_at)
    await expect(world.lottery.placeOrder(late)).rejects.toMatchObject({
      code: 'lottery.draw_closed',
    })
  })
})

it('draws continue within their minute when the clock is set back an hour, even after a restart', async () => {
  const hourMs = 3_600_000
  const [draw, next, third] = await world.listOpen(undefined, 3)
  if (!draw || !next || !third) throw new Error('no draws')
  expect((await world.runUntilDrawn(draw)).status).toBe('settled')
  world.advance(-hourMs)
  await world.lottery.runDraws()
  // The draw on sale can be staked on, and has its remaining time.
  const near = await world.lottery.getNearDraws(1, minuteGame)
  expect(near.currentNumero).toMatchObject({ numero: next.draw_number, isSale: true })
  expect(near.currentNumero?.remainTime).toBeLessThanOrEqual(60_000)
  const member = await world.createMember()
  await world.place(member, lastThree('012'), { drawNumber: next.draw_number })
  const goOn = async ({
    runDraws,
    settle,
  }: Pick<TestLottery['lottery'], 'runDraws' | 'settle'>) => {
    for (let step = 0; step < 2; step += 1) {
      world.advance(31_000)
      await runDraws()
      await settle()
    }
  }
  await goOn(world.lottery)
  expect((await world.getDraw(next.id)).status).toBe('settled')
  const started = await createLottery(world.needs)
  await goOn(started)
  await goOn(started)
  expect((await world.getDraw(third.id)).status).toBe('settled')
})
