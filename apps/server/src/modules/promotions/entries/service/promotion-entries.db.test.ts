import { randomUUID } from 'node:crypto'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import {
  cashTerms,
  codeOf,
  matchTerms,
  playRound,
  promotionSteps,
} from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance, bonusesOf, claim, grant, showOf } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.useLaw(false)
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
})

describe('a promotion', () => {
  test('a deposit match follows its deposit automatically, or waits until it was staked', async () => {
    const atOnce = await server.addPromotion({ kind: 'depositMatch', terms: matchTerms() })
    const staked = await server.addPromotion({
      kind: 'depositMatch',
      terms: {
        ...matchTerms(),
        conditions: { op: 'all', of: [{ op: 'depositStaked', times: 1 }] },
      },
    })
    const seat = await server.sit('100.00')
    const offered = await server.atCashier.list(seat.memberId, 1, 0)
    const offeredIds = offered.map(({ promotionId }) => Number(promotionId))
    expect(offeredIds.filter((id) => id >= atOnce)).toEqual([atOnce, staked])
    const credit = (promotionId: number) =>
      server.database.inTx((tx) =>
        server.atCashier.onCredited(tx, {
          memberId: seat.memberId,
          depositId: randomUUID(),
          promotionId: String(promotionId),
          amountMinor: parseMoney('40.00'),
        }),
      )
    await credit(atOnce)
    await credit(atOnce)
    await credit(staked)
    await server.promotions.keepUp()
    expect((await bonusesOf(seat)).map(({ amount }) => amount)).toEqual(['20.00'])
    const waiting = await showOf(seat.memberId, staked)
    expect(waiting.standing).toMatchObject({ status: 'process' })
    expect(waiting.standing.progress).toMatchObject([{ have: '0.00', want: '40.00' }])
    await playRound(seat, '40.00')
    const ready = await showOf(seat.memberId, staked)
    expect(ready.standing).toMatchObject({ status: 'claim', amount: '20.00' })
    expect(await codeOf(claim(seat, staked))).toBe('done')
    const given = await showOf(seat.memberId, staked)
    expect(given.standing.status).toBe('issued')
  })

  test('a deposit whose bonus cannot be given does not block the others', async () => {
    const broken = await server.addPromotion({
      kind: 'depositMatch',
      terms: { ...matchTerms(), wagering: null },
    })
    const good = await server.addPromotion({ kind: 'depositMatch', terms: matchTerms() })
    const [first, second] = [await server.sit('100.00'), await server.sit('100.00')]
    for (const [{ memberId }, promotionId] of [
      [first, broken],
      [second, good],
    ] as const) {
      const amountMinor = parseMoney('40.00')
      const deposit = { memberId, depositId: randomUUID(), promotionId: String(promotionId) }
      await server.database.inTx((tx) =>
        server.atCashier.onCredited(tx, { ...deposit, amountMinor }),
      )
    }
    await expect(server.promotions.keepUp()).rejects.toThrow('has no wagering')
    expect(await bonusesOf(first)).toEqual([])
    expect((await bonusesOf(second)).map(({ amount }) => amount)).toEqual(['20.00'])
    await server.pool.query(
      'delete from promotions.entry_event where entry_id in (select id from promotions.entry where promotion_id = $1)',
      [broken],
    )
    await server.pool.query('delete from promotions.entry where promotion_id = $1', [broken])
  })

  test('a birthday gift is for members with a known date, on the day, once a year', async () => {
    const id = await server.addPromotion({
      kind: 'birthday',
      terms: {
        ...cashTerms('5.00'),
        conditions: { op: 'all', of: [{ op: 'birthday' }] },
        perPerson: { times: 1, per: 'year' },
      },
    })
    const [untold, other, born] = [
      await server.sit('0.00'),
      await server.sit('0.00'),
      await server.sit('0.00'),
    ]
    const today = dayIn(new Date(), 'America/Sao_Paulo')
    server.players.set(other.memberId, { birthDate: addDays(`1992${today.slice(4)}`, 40) })
    server.players.set(born.memberId, { birthDate: `1992${today.slice(4)}` })
    expect(await codeOf(claim(untold, id))).toBe('promotion.not_met')
    expect(await codeOf(claim(other, id))).toBe('promotion.not_met')
    expect(await codeOf(claim(born, id))).toBe('done')
    expect(await codeOf(claim(born, id))).toBe('promotion.taken')
    expect(await balance(born)).toEqual(['5.00', '0.00'])
  })

  test('five sign-in days are five days, however often one presses', async () => {
    const id = await server.addPromotion({
      kind: 'loginStreak',
      terms: {
        ...cashTerms('2.00'),
        conditions: { op: 'all', of: [{ op: 'signedDaysAtLeast', days: 2 }] },
      },
    })
    const { memberId } = await server.sit('0.00')
    const asking = server.askingOf(memberId)
    await server.promotions.joinPromotion(asking, id)
    const again = await server.promotions.joinPromotion(asking, id)
    expect(again.standing).toMatchObject({ status: 'signed', progress: [{ have: '1', want: '2' }] })
    await server.pool.query(`insert into promotions.sign_in values ($1, $2, '2026-02-01')`, [
      id,
      memberId,
    ])
    const shown = await showOf(memberId, id)
    expect(shown.standing.status).toBe('claim')
  })

  test('rewards for the reward center are put there', async () => {
    const id = await server.addPromotion({
      kind: 'freeRounds',
      terms: {
        ...cashTerms('4.00'),
        reward: {
          prize: 'freeRounds',
          value: { form: 'fixed', amount: '4.00' },
          roundStake: '0.50',
        },
      },
    })
    const seat = await server.sit('0.00')
    await claim(seat, id)
    expect(server.center).toMatchObject([
      {
        prize: 'freeRounds',
        memberId: seat.memberId,
        amountMinor: 40_000n,
        roundStakeMinor: 5_000n,
      },
    ])
    expect(await balance(seat)).toEqual(['0.00', '0.00'])
  })

  test('excluded members get nothing, and the budget is never exceeded', async () => {
    const id = await server.addPromotion({
      kind: 'cashGift',
      terms: cashTerms('4.00'),
      budget: '5.00',
    })
    const [excluded, first, second] = [
      await server.sit('0.00'),
      await server.sit('0.00'),
      await server.sit('0.00'),
    ]
    server.players.set(excluded.memberId, { mayBeRewarded: false })
    expect(await codeOf(claim(excluded, id))).toBe('promotion.member_excluded')
    expect(await codeOf(grant(excluded, '1.00'))).toBe('promotion.member_excluded')
    expect(await codeOf(claim(first, id))).toBe('done')
    expect(await codeOf(claim(second, id))).toBe('promotion.closed')
  })

  test('if the law requires it, the database itself refuses a reward without a settled bet', async () => {
    await server.useLaw(true)
    const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.00') })
    const seat = await server.sit('50.00')
    expect(await codeOf(claim(seat, id))).toBe('promotion.bet_needed')
    expect(await codeOf(grant(seat, '1.00'))).toBe('promotion.bet_needed')
    const insert = (txn: string | null) =>
      server.pool.query(
        `insert into promotions.reward (brand_id, member_id, source, source_id, prize, amount_minor,
           bet_vendor, bet_txn, given_at) values (1, $1, 'test', $2, 'cash', 100, 'BGS', $3, now())`,
        [seat.memberId, randomUUID(), txn],
      )
    await expect(insert(null)).rejects.toThrow('names a settled bet')
    await expect(insert('no-such-bet')).rejects.toThrow('names a settled bet')
    const open = randomUUID()
    await seat.table.debit({ transactionId: open, roundId: randomUUID(), amount: '1.00' })
    await expect(insert(open)).rejects.toThrow('names a settled bet')
    await playRound(seat, '2.00')
    expect(await codeOf(claim(seat, id))).toBe('done')
    const { rows } = await server.pool.query<{ bet_vendor: string; bet_txn: string }>(
      'select bet_vendor, bet_txn from promotions.reward where member_id = $1',
      [seat.memberId],
    )
    expect(rows).toMatchObject([{ bet_vendor: 'vendor:BGS' }])
    // The version before names the vendor's code alone.
    await expect(insert(rows[0]?.bet_txn ?? null)).resolves.toMatchObject({ rowCount: 1 })
  })

  test('bets of linked accounts against each other delay the reward', async () => {
    const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.00') })
    const other = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.00') })
    const [one, two] = [await server.sit('0.00'), await server.sit('0.00')]
    const device = { userAgent: 'one-phone', address: '203.0.113.80' }
    await server.promotions.claimPromotion(server.askingOf(one.memberId, device), id)
    server.world.opposite.add(`${two.memberId} ${one.memberId}`)
    const asking = server.askingOf(two.memberId, device)
    const { standing } = await server.promotions.claimPromotion(asking, other)
    expect(standing).toMatchObject({ status: 'applying', heldReasons: ['oppositeBets'] })
    expect(await balance(two)).toEqual(['0.00', '0.00'])
  })

  test('a reward similar to another member’s waits for an operator, gives the reason, and is decided once', async () => {
    const id = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('5.00') })
    const [first, second, third] = [
      await server.sit('0.00'),
      await server.sit('0.00'),
      await server.sit('0.00'),
    ]
    server.players.set(first.memberId, { document: '52998224725' })
    server.players.set(second.memberId, { document: '52998224725' })
    server.world.payeeKeys.set(second.memberId, ['k'])
    server.world.payeeKeys.set(third.memberId, ['k'])
    await claim(first, id, '200.1.2.3')
    const held = await claim(second, id, '200.1.2.3')
    expect(held.standing).toMatchObject({
      status: 'applying',
      heldReasons: ['sameDocument', 'sameDevice'],
    })
    const payee = await claim(third, id, '201.9.9.9')
    expect(payee.standing.heldReasons).toEqual(['samePayee'])
    expect(await balance(second)).toEqual(['0.00', '0.00'])
    const { entries } = await server.promotions.operators.listPromotionEntries(1, {
      status: 'applying',
      limit: 100,
    })
    const ids = [second, third].map(({ memberId }) => {
      const entry = entries.find(({ account }) => account === `trevo@m${memberId}`)
      return BigInt(entry?.entryId ?? 0)
    })
    const decide = (entryId: bigint, decision: 'approve' | 'reject') =>
      server.promotions.operators.decidePromotionEntry({
        operator: 'ana',
        brandId: 1,
        entryId,
        decision,
        reason: 'irmãos, conferido',
      })
    const yes = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(decide(ids[0] ?? 0n, 'approve'))),
    )
    expect(yes.filter((code) => code === 'done')).toHaveLength(1)
    expect(await balance(second)).toEqual(['5.00', '0.00'])
    const no = await decide(ids[1] ?? 0n, 'reject')
    expect(no.events.at(-1)).toMatchObject({ kind: 'rejected', operator: 'ana' })
    const shown = await showOf(third.memberId, id)
    expect(shown.standing).toMatchObject({ status: 'rejected', reason: 'irmãos, conferido' })
  })

  test('a deposit made late gives its bonus once, even if the job runs on the next day', async () => {
    const id = await server.addPromotion({
      kind: 'depositMatch',
      terms: { ...matchTerms(), perPerson: { times: 3, per: 'day' } },
    })
    const seat = await server.sit('100.00')
    await server.database.inTx((tx) =>
      server.atCashier.onCredited(tx, {
        memberId: seat.memberId,
        depositId: randomUUID(),
        promotionId: String(id),
        amountMinor: parseMoney('40.00'),
      }),
    )
    server.advance(86_400_000)
    for (let run = 0; run < 4; run += 1) await server.promotions.keepUp()
    expect((await bonusesOf(seat)).map(({ amount }) => amount)).toEqual(['20.00'])
    const entries = await server.pool.query(
      'select number, status from promotions.entry where promotion_id = $1 and member_id = $2',
      [id, seat.memberId],
    )
    expect(entries.rows).toEqual([{ number: 1, status: 'issued' }])
  })
})
