import { randomUUID } from 'node:crypto'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'
import { creditPaid } from '../domain/transfers.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const footballSteps = 95

describe('an unfinished slip', () => {
  it('is kept for the other devices until it is placed, without closed choices', async () => {
    const [match, other] = await world.listComing()
    const member = await world.createMember()
    const legOf = (id: bigint) => ({
      matchId: String(id),
      market: 'full.result',
      selection: '1',
      odds: 150,
    })
    const legs = [legOf(match!.id), legOf(other!.id)]
    await world.sportsbook.saveSlipDraft(member, { legs })
    expect((await world.sportsbook.getSlipDraft(member)).legs).toEqual(legs)
    await world.playTo(match!, footballSteps)
    expect((await world.sportsbook.getSlipDraft(member)).legs).toEqual([legs[1]])
    const [next] = await world.listComing()
    await world.place(member, [{ match: next!, market: 'full.result', selection: '1' }])
    expect((await world.sportsbook.getSlipDraft(member)).legs).toEqual([])
  })
})

describe('a choice of no market', () => {
  it.each(['valueOf', 'toString'])(
    '%s is closed like any other, alone and as a part',
    async (selection) => {
      const [match] = await world.listComing()
      const member = await world.createMember()
      const closed = { code: 'sportsbook.market_closed' }
      for (const [market, chosen] of [
        ['full.result', selection],
        ['full.built', `full.result=${selection},full.total:5=over`],
      ] as const) {
        const placed = world.sportsbook.placeSlip({
          memberId: member,
          brandId: 1,
          clientId: randomUUID(),
          kind: 'singles',
          stakeEachMinor: parseMoney('1.00'),
          accepts: 'any',
          choices: [{ fixtureId: match!.id, market, selection: chosen, odds: 150 }],
        })
        await expect(placed).rejects.toMatchObject(closed)
      }
      const priced = await world.sportsbook.priceBuiltBet(
        1,
        match!.id,
        `full.result=${selection},full.total:5=over`,
      )
      expect(priced).toMatchObject({ state: 'closed', odds: null })
      expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
    },
  )
})

describe('a payment that cannot be taken back from one member', () => {
  it('does not block the settlement of a match', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    await world.place(member, [{ match: match!, market: 'full.result', selection: '1' }])
    const { rows } = await world.pool.query<{ id: bigint }>(
      `insert into sportsbook.credit
         (fixture_id, member_id, slip_id, attempt, kind, amount_minor, state, created_at)
       values ($1, 999999, 999999, 1, 'prize', 100, 'reversing', now()) returning id`,
      [match!.id],
    )
    await world.playTo(match!, footballSteps)
    await world.sportsbook.settleMatches()
    expect((await world.getMatch(match!.id)).status).toBe('settled')
    await world.pool.query('delete from sportsbook.credit where id = $1', [rows[0]?.id])
  })
})

describe('a prize whose payment is in progress when its match is decided differently', () => {
  it('is taken back, although the payment arrives later', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const before = await world.balanceOf(member)
    const { rows } = await world.pool.query<{ id: bigint }>(
      `insert into sportsbook.credit
         (fixture_id, member_id, slip_id, attempt, kind, amount_minor, state, created_at)
       values ($1, $2, 888888, 1, 'prize', $3, 'reversing', now()) returning id`,
      [match!.id, member, parseMoney('5.00')],
    )
    const creditId = rows[0]!.id
    await world.playTo(match!, footballSteps)
    await world.sportsbook.settleMatches()
    const payment = {
      creditId,
      kind: 'prize',
      memberId: member,
      slipId: 888_888n,
      amountMinor: parseMoney('5.00'),
    } as const
    await world.wallet.post(creditPaid(payment))
    expect(await world.balanceOf(member)).toBe(before)
    const { rows: ends } = await world.pool.query(
      'select state, short_minor from sportsbook.credit where id = $1',
      [creditId],
    )
    expect(ends).toEqual([{ state: 'reversed', short_minor: 0n }])
  })
})

describe('a cash-out', () => {
  it('pays the slip’s current value, in full once, and a part leaves the rest open', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const slip = await world.place(member, [
      { match: match!, market: 'full.result', selection: '1' },
    ])
    // At the same price a bet is worth its stake.
    expect(slip.cashOut).toBe('10.00')
    const slipId = BigInt(slip.slipId.slice(1))
    const clientId = crypto.randomUUID()
    const part = {
      memberId: member,
      brandId: 1,
      slipId,
      clientId,
      offerMinor: parseMoney('10.00'),
      percent: 40,
    }
    await world.sportsbook.cashOutSlip(part)
    const again = await world.sportsbook.cashOutSlip(part)
    expect(again).toMatchObject({ status: 'open', cashed: '4.00', cashOut: '6.00' })
    expect(await world.balanceOf(member)).toBe(parseMoney('994.00'))
    await expect(world.sportsbook.cashOutSlip({ ...part, percent: 60 })).rejects.toMatchObject({
      code: 'request.id_reused',
    })
    // The slip's own id names another movement.
    const slips = await world.pool.query<{ client_id: string }>(
      'select client_id from sportsbook.slip where id = $1',
      [slipId],
    )
    const reused = { ...part, clientId: slips.rows[0]?.client_id ?? '' }
    await expect(world.sportsbook.cashOutSlip(reused)).rejects.toMatchObject({
      code: 'request.id_reused',
    })
    const more = { ...part, clientId: crypto.randomUUID(), percent: 100 }
    await expect(
      world.sportsbook.cashOutSlip({ ...more, offerMinor: parseMoney('6.01') }),
    ).rejects.toMatchObject({ code: 'sportsbook.cash_out_changed', detail: { offer: '6.00' } })
    const sold = await world.sportsbook.cashOutSlip({ ...more, offerMinor: parseMoney('6.00') })
    expect(sold).toMatchObject({
      status: 'cashed',
      cashed: '10.00',
      cashOut: null,
      possible: '0.00',
    })
    await world.playTo(match!, footballSteps)
    await world.sportsbook.settleMatches()
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  })

  it('sent twenty times concurrently is paid once, and all get its answer', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const choice = { match: match!, market: 'full.result', selection: '1' }
    const slip = await world.place(member, [choice])
    const order = {
      memberId: member,
      brandId: 1,
      slipId: BigInt(slip.slipId.slice(1)),
      clientId: randomUUID(),
      offerMinor: parseMoney('10.00'),
      percent: 40,
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.sportsbook.cashOutSlip(order)),
    )
    expect(new Set(answers.map(({ cashed }) => cashed))).toEqual(new Set(['4.00']))
    expect(await world.balanceOf(member)).toBe(parseMoney('994.00'))
  })

  it('in parts never pays more than the whole, however small the rest and high the value', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const stakeEachMinor = parseMoney('1.00')
    const choice = { match: match!, market: 'full.result', selection: '1' }
    const slip = await world.place(member, [choice], { stakeEachMinor })
    // As if it had been accepted at a thousand to one.
    await world.pool.query('update sportsbook.leg set odds = odds * 1000 where member_id = $1', [
      member,
    ])
    const before = await world.balanceOf(member)
    const slipId = BigInt(slip.slipId.slice(1))
    for (const percent of [97, 66, 99, 50, 100]) {
      await world.sportsbook
        .cashOutSlip({
          memberId: member,
          brandId: 1,
          slipId,
          clientId: randomUUID(),
          offerMinor: 1n,
          percent,
        })
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'sportsbook.cash_out_closed' })
        })
    }
    expect((await world.balanceOf(member)) - before).toBeLessThanOrEqual(parseMoney('1000.00'))
  })

  it('returns its stake as unstaked, and the rest as a prize', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const choice = { match: match!, market: 'full.result', selection: '1' }
    const slip = await world.place(member, [choice])
    await world.pool.query('update sportsbook.leg set odds = odds * 2 where member_id = $1', [
      member,
    ])
    const slipId = BigInt(slip.slipId.slice(1))
    const clientId = randomUUID()
    await world.sportsbook.cashOutSlip({
      memberId: member,
      brandId: 1,
      slipId,
      clientId,
      offerMinor: 1n,
      percent: 100,
    })
    const { rows } = await world.pool.query<{ name: string; amount: bigint }>(
      `select k.name, t.amount from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.reference ->> 'round' = $1 order by t.id`,
      [slip.slipId],
    )
    expect(rows.filter(({ amount }) => amount > 0n)).toEqual([
      { name: 'sportsbook.stake_sold', amount: parseMoney('10.00') },
      { name: 'sportsbook.cash_out_paid', amount: parseMoney('10.00') },
    ])
  })
})

describe('the same slip', () => {
  it('sent twenty times concurrently is placed once, and all get its answer', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const choice = { match: match!, market: 'full.result', selection: '1' }
    const order = world.orderOf(member, [choice])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.sportsbook.placeSlip(order)),
    )
    expect(new Set(answers.map(({ slipId }) => slipId)).size).toBe(1)
    expect(await world.balanceOf(member)).toBe(parseMoney('990.00'))
  })
})

describe('the stake of a slip', () => {
  it('is at least the smallest and at most the largest of the brand, both included', async () => {
    const [match] = await world.listComing()
    const member = await world.createMember()
    const { rows } = await world.pool.query<{ least: bigint; most: bigint }>(
      `select stake_minor_min as least, slip_minor_max as most from sportsbook.setting
       where brand_id = 1`,
    )
    const [{ least, most } = { least: 0n, most: 0n }] = rows
    expect(least).toBeGreaterThan(0n)
    const stake = (stakeEachMinor: bigint) =>
      world.place(member, [{ match: match!, market: 'full.result', selection: '1' }], {
        stakeEachMinor,
      })
    await expect(stake(least - 100n)).rejects.toMatchObject({
      code: 'sportsbook.stake_below_minimum',
      detail: { limit: formatMoney(least) },
    })
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
    await stake(least)
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00') - least)
    await expect(stake(most + 100n)).rejects.toMatchObject({
      code: 'sportsbook.stake_above_limit',
      detail: { limit: formatMoney(most) },
    })
  })
})
