import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import type { Table } from '@trevo/vendor-kit/conformance/driver.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePayoutReleasedKind } from '../../common/domain/transfers.ts'
import { stakeKey } from '../../common/context.ts'
import { payOut } from '../../rounds/service/pay-out.ts'
import { takeFreeStake } from '../../rounds/service/take-free-stake.ts'
import { createListBetRecords } from '../../bet-records/service/list-bet-records.ts'
import { createHeldCreditSettings } from './held-credit-settings.ts'
import { createLapseHeldCredit } from './lapse-held-credit.ts'
import { createListHeldCredits } from './list-held-credits.ts'
import { createRefuseHeldCredit } from './refuse-held-credit.ts'
import { createReleaseHeldCredit } from './release-held-credit.ts'
import { createShowHeldCredit } from './show-held-credit.ts'
import {
  openTestPlay,
  testMaxWin,
  testMigrations,
  type TestPlay,
} from '../../testing/open-test-play.ts'
import { approvalModules, openTestApprovals } from '../../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../../module-folders.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

/** The operators' view and decisions. */
const decisionsOf = ({ context }: TestPlay) => ({
  list: createListHeldCredits(context),
  show: createShowHeldCredit(context),
  release: createReleaseHeldCredit(context),
  refuse: createRefuseHeldCredit(context),
})

/** How often the members' brands were asked for. */
let asked: number
/** A brand with its own ceiling, and its members; everybody else belongs to brand 1. */
const ceilingBrand = 3
const ofCeilingBrand = new Set<bigint>()
/** The amount in review before the test. */
let before: bigint

const findMember = async (memberId: bigint) => {
  asked += 1
  const brandId = ofCeilingBrand.has(memberId) ? ceilingBrand : 1
  return { account: `trevo@member${memberId}`, brandId }
}
const own = await createTestDatabase([
  ...testMigrations,
  ...serverMigrations.filter(({ module }) => approvalModules.includes(module)),
])
const clock = { now: () => new Date() }
const approvals = await openTestApprovals({ pool: own.pool, clock }, ['ana', 'bento'])
const server = await openTestPlay(
  { members: { findMember }, staff: approvals.staff.approvals },
  own,
)
approvals.staff.approvals.register(server.play.changeKinds)
// Before the first credit, since a copy reads the brands' settings once a minute.
await server.pool.query('insert into play.payout_limit values ($1, 100, 20000)', [ceilingBrand])
const held = decisionsOf(server)
beforeEach(async () => {
  asked = 0
  before = 0n
  before = BigInt(await inReview())
  await server.pool.query('delete from play.incident')
})
afterAll(() => closeConserved(server))

const tooMuch = `${testMaxWin}.0001`
const by = (creditId: string, operator = 'ana', ceilingMinor: bigint | null = null) => ({
  ...approvals.order(operator),
  creditId,
  ceilingMinor,
  reason: 'reviewed',
})

/** The sum put into review since the test began, of all members. */
const inReview = async (): Promise<string> => {
  const { rows } = await server.pool.query<{ sum: string }>(
    `select coalesce(sum(s.balance), 0)::text as sum from wallet.house_shard s
     join wallet.house h on h.id = s.house
     where h.name = 'play_review'`,
  )
  return String(BigInt(rows[0]?.sum ?? '') - before)
}
const openIncidents = async (): Promise<string[]> => {
  const { rows } = await server.pool.query<{ what: string }>(
    'select what from play.incident where resolved_at is null order by id',
  )
  return rows.map(({ what }) => what)
}

/** The part of the member's money that waits for an operator of brand 1. */
const listHeldOf = async (table: Table) => {
  const { member_id: memberId } = await server.sessionOf(table)
  const waiting = await held.list(1, 100)
  return waiting.filter(({ account }) => account === `trevo@member${memberId}`)
}

/** A member with 9.00, a stake of 1.00, and a credit of it that is held. */
const holdOne = async () => {
  const table: Table = await seat(server.world, '10.00')
  const [debit, transactionId] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: debit })
  const credit = { transactionId, amount: tooMuch, roundClosed: true }
  const first = await table.credit(debit, credit)
  const [waiting] = await listHeldOf(table)
  if (!waiting) throw new Error('nothing is held')
  const { member_id: memberId } = await server.sessionOf(table)
  return { table, debit, credit, first, waiting, memberId }
}

describe('a credit above its stake’s maximum payout', () => {
  test('at the cap is paid, a ten-thousandth above is held, reported to operators and moves no balance', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    expectReply(await table.credit(debit, { amount: `${testMaxWin}.00` }), 'OK', '509.00')
    const { table: other, first, waiting } = await holdOne()
    expectReply(first, 'OK', '9.00')
    expect(first.reply.held).toBe(true)
    expect(waiting).toMatchObject({
      account: expect.stringContaining('trevo@'),
      gameNames: { EN: 'Game', PT: 'Jogo' },
      stake: '1.00',
      amount: tooMuch,
      cap: '500.00',
      paid: '0.00',
      status: 'held',
    })
    expect(await other.player.balance()).toBe('9.00')
    expect(await inReview()).toBe('5000001')
    expect(await openIncidents()).toEqual(['credit_above_cap'])
  })

  test('many credits that exceed it together: the one that passes the cap is held', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    for (const amount of ['300.00', '200.00']) await table.credit(debit, { amount })
    const last = await table.credit(debit, { amount: '0.0001' })
    expectReply(last, 'OK', '509.00')
    expect(last.reply.held).toBe(true)
    const [waiting] = await listHeldOf(table)
    expect(waiting).toMatchObject({ amount: '0.0001', paid: '500.00' })
  })

  test('twenty concurrent ones for one stake: no more than the cap is paid', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => table.credit(debit, { amount: '100.00' })),
    )
    for (const answer of answers) expectReply(answer, 'OK')
    expect(answers.filter(({ reply }) => reply.held)).toHaveLength(15)
    expect(await table.player.balance()).toBe('509.00')
  })

  test('a brand’s own ceiling applies to every game', async () => {
    const table = await seat(server.world, '10.00')
    ofCeilingBrand.add((await server.sessionOf(table)).member_id)
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    expect((await table.credit(debit, { amount: '2.0001' })).reply.held).toBe(true)
    expectReply(await table.credit(debit, { amount: '2.00' }), 'OK', '11.00')
  })

  test('a copy without the stake in its cache holds it too, and queries no brand twice', async () => {
    const table = await seat(server.world, '10.00')
    const { rows } = await server.pool.query<{ player_ref: string }>(
      'select player_ref from play.game_session order by id desc limit 1',
    )
    const otherCopy = payOut(server.context)
    const stakes = [randomUUID(), randomUUID()]
    for (const debitTxn of stakes) {
      await table.debit({ transactionId: debitTxn })
      expect(server.context.stakes.has(stakeKey('BGS', debitTxn))).toBe(false)
    }
    asked = 0
    for (const debitTxn of stakes) {
      const outcome = await otherCopy({
        vendor: 'BGS',
        txnId: randomUUID(),
        debitTxn,
        playerRef: rows[0]?.player_ref ?? '',
        roundId: table.roundId,
        currency: 'BRL',
        amountMinor: parseMoney(tooMuch),
        roundClosed: false,
      })
      expect(outcome).toMatchObject({ kind: 'done', held: true })
    }
    expect(asked).toBe(1)
  })

  test('is shown to the member as under review, and keeps the account from closing', async () => {
    const { memberId, waiting } = await holdOne()
    const record = async () =>
      (await createListBetRecords(server.context)({ memberId, language: 'PT', pageSize: 5 }))
        .list[0]
    await expect.poll(record).toMatchObject({ status: 'review', payout: '0.00' })
    const hasOpenRounds = () =>
      server.context.database.inTx((tx) => server.play.hasOpenRounds(tx, memberId))
    expect(await hasOpenRounds()).toBe(true)
    await held.release(by(waiting.creditId))
    expect(await record()).toMatchObject({ status: 'closed', payout: tooMuch })
    expect(await hasOpenRounds()).toBe(false)
  })
})

describe('an operator', () => {
  test('releases: the member is paid once, by a separate transfer, and the vendor’s repeat is answered', async () => {
    const { table, debit, credit, first, waiting } = await holdOne()
    const shown = await held.release(by(waiting.creditId))
    expect(shown.status).toBe('released')
    expect(shown.events).toMatchObject([
      { kind: 'held', operator: null },
      { kind: 'released', operator: 'ana', reason: 'reviewed' },
    ])
    expect(await table.player.balance()).toBe('509.0001')
    expect([await inReview(), await openIncidents()]).toEqual(['0', []])
    const again = await table.credit(debit, credit)
    expectReply(again, 'OK', '509.0001')
    expect(again.reply).toMatchObject({ held: true, repeated: true })
    expect(again.reply.transferId).toBe(first.reply.transferId)
    await expect(held.release(by(waiting.creditId))).rejects.toThrow('credit.not_held')
    await expect(held.refuse(by(waiting.creditId))).rejects.toThrow('credit.not_held')
    expect(await table.player.balance()).toBe('509.0001')
  })

  test('releases a free round’s winnings with the turnover of its terms', async () => {
    const { context, pool, wallet, world } = server
    const table = await seat(world, '10.00')
    const session = await server.sessionOf(table)
    const campaignId = randomUUID()
    await pool.query(
      `insert into play.free_campaign (id, source, source_id, vendor, member_id, node_id, game_code,
         rounds, stake_minor, win_turnover, state, created_at, expires_at)
       values ($1, 'test', 'held', $2, $3, $4, $5, 1, 10000, 3, 'granted', now(), now() + interval '1 day')`,
      [campaignId, session.vendor, session.member_id, session.node_id, session.game_code],
    )
    const debit = randomUUID()
    const { vendor, game_code: gameCode, player_ref: playerRef } = session
    const { roundId, sessionToken } = table
    const stake = { vendor, txnId: debit, sessionToken, playerRef, gameCode, roundId }
    const order = { ...stake, currency: 'BRL', amountMinor: 10_000n, campaignId }
    expect(await takeFreeStake(context, order, session)).toMatchObject({ kind: 'done' })
    await table.credit(debit, { amount: tooMuch })
    const [waiting] = await listHeldOf(table)
    await held.release(by(waiting?.creditId ?? ''))
    const won = await context.database.inTx((tx) =>
      wallet.listNamedMovements(tx, {
        memberId: session.member_id,
        kinds: [freePayoutReleasedKind.kind],
        afterSeq: 0n,
        limit: 10,
      }),
    )
    expect(won).toMatchObject([{ amountMinor: 5_000_001n, reference: { turnover: '3' } }])
  })

  test('refuses: the house gets the money back, and the member nothing', async () => {
    const { table, waiting } = await holdOne()
    const shown = await held.refuse(by(waiting.creditId))
    expect(shown.events.at(-1)).toMatchObject({ kind: 'refused', operator: 'ana' })
    expect(await table.player.balance()).toBe('9.00')
    expect([await inReview(), await openIncidents()]).toEqual(['0', []])
    await expect(held.release(by(waiting.creditId))).rejects.toThrow('credit.not_held')
  })

  test('ten concurrent decisions, half for and half against: one of them counts', async () => {
    const { table, waiting } = await holdOne()
    const decisions = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? held.release(by(waiting.creditId, `operator${index}`))
          : held.refuse(by(waiting.creditId, `no${index}`)),
      ),
    )
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status, events } = await held.show(1, waiting.creditId)
    expect(events).toHaveLength(2)
    expect(await table.player.balance()).toBe(status === 'released' ? '509.0001' : '9.00')
    expect(await inReview()).toBe('0')
  })

  test('of another brand sees and decides nothing', async () => {
    const { waiting } = await holdOne()
    expect(await held.list(2, 10)).toEqual([])
    const decision = { ...by(waiting.creditId), brandId: 2 }
    await expect(held.show(2, waiting.creditId)).rejects.toThrow('credit.unknown')
    await expect(held.release(decision)).rejects.toThrow('credit.unknown')
    await expect(held.refuse(decision)).rejects.toThrow('credit.unknown')
  })

  test('one that is not there cannot lapse', async () => {
    const { context } = server
    const order = { creditId: randomUUID(), operator: 'ana', reason: 'unclaimed', to: [] }
    await expect(
      context.database.inTx((tx) => createLapseHeldCredit(context)(tx, order)),
    ).rejects.toThrow('credit.unknown')
  })

  test('leaves an immutable log', async () => {
    await holdOne()
    const change = "update play.held_credit_event set operator = 'somebody else'"
    await expect(server.pool.query(change)).rejects.toThrow('append-only')
    await expect(server.pool.query('delete from play.held_credit_event')).rejects.toThrow(
      'append-only',
    )
  })
})

describe('from the brand’s threshold on', () => {
  beforeAll(() =>
    server.pool.query(`insert into play.held_credit_setting values (1, $1)`, [parseMoney(tooMuch)]),
  )
  afterAll(() => server.pool.query('delete from play.held_credit_setting'))

  test('two persons release it: the first yes moves nothing, the second one pays it once', async () => {
    const { table, waiting } = await holdOne()
    const { creditId } = waiting
    expect(await held.release(by(creditId))).toMatchObject({ status: 'held', askedBy: 'ana' })
    expect(await listHeldOf(table)).toMatchObject([{ creditId, askedBy: 'ana' }])
    await expect(held.release(by(creditId))).rejects.toThrow('approval.same_person')
    expect(await table.player.balance()).toBe('9.00')
    expect(await held.release(by(creditId, 'bento'))).toMatchObject({
      status: 'released',
      askedBy: null,
      events: [{ kind: 'held' }, { kind: 'released', operator: 'bento' }],
    })
    expect([await table.player.balance(), await inReview()]).toEqual(['509.0001', '0'])
  })

  test('one person refuses it, and nobody can release it any more', async () => {
    const { table, waiting } = await holdOne()
    await held.release(by(waiting.creditId))
    await held.refuse(by(waiting.creditId, 'bento'))
    await expect(held.release(by(waiting.creditId, 'bento'))).rejects.toThrow('credit.not_held')
    expect(await table.player.balance()).toBe('9.00')
  })

  test('the right is read again when it is decided', async () => {
    const { table, waiting } = await holdOne()
    await held.release(by(waiting.creditId))
    const { operatorId } = approvals.by('ana')
    await approvals.roles.revoke({ operatorId, role: 'head_of_operations' })
    await expect(held.release(by(waiting.creditId, 'bento'))).rejects.toThrow(
      'operator.right_required',
    )
    await approvals.roles.grant({ operatorId, role: 'head_of_operations' })
    expect(await table.player.balance()).toBe('9.00')
    await held.release(by(waiting.creditId, 'bento'))
    expect(await table.player.balance()).toBe('509.0001')
  })
})

test('two persons change the threshold, tried before on the credits of a week', async () => {
  const settings = createHeldCreditSettings(server.context)
  const change = (operator: string, secondPersonFrom: string, base = '10000.00') =>
    settings.changeHeldCreditSettings({
      brandId: 1,
      by: approvals.by(operator),
      requestId: randomUUID(),
      change: { secondPersonFrom },
      base: { secondPersonFrom: base },
      reason: 'smaller wins',
    })
  const usual = { settings: { secondPersonFrom: '10000.00' }, waiting: null }
  expect(await settings.showHeldCreditSettings(1)).toEqual(usual)
  await holdOne()
  const { count, lines } = await settings.previewHeldCreditSettings(1, {
    secondPersonFrom: '500.00',
  })
  const { rows } = await server.pool.query<{ large: number }>(
    'select count(*)::int as large from play.held_credit where amount_minor >= 5000000',
  )
  const large = rows[0]?.large ?? 0
  expect(large).toBeGreaterThan(0)
  expect(lines).toMatchObject([
    { code: 'one_person', before: { count }, after: { count: count - large } },
    { code: 'second_person', before: { count: 0 }, after: { count: large } },
  ])
  await expect(change('ana', '0.00')).rejects.toThrow('cashier_settings.invalid')
  await expect(change('ana', '10000.00')).rejects.toThrow('cashier_settings.unchanged')
  await expect(change('ana', '500.00', '9000.00')).rejects.toThrow('cashier_settings.changed')
  expect(await change('ana', '500.00')).toMatchObject({ isDone: false })
  expect(await settings.showHeldCreditSettings(1)).toMatchObject({ waiting: { askedBy: 'ana' } })
  expect(await change('bento', '500.00')).toMatchObject({ isDone: true })
  expect(await settings.showHeldCreditSettings(1)).toEqual({
    settings: { secondPersonFrom: '500.00' },
    waiting: null,
  })
  expect(await settings.showHeldCreditSettings(2)).toEqual(usual)
  await server.pool.query('delete from play.held_credit_setting')
})

test('a credit above the operator’s own ceiling is not released', async () => {
  const { waiting } = await holdOne()
  const below = parseMoney(waiting.amount) - 1n
  await expect(held.release(by(waiting.creditId, 'ana', below))).rejects.toThrow(
    'operator.over_ceiling',
  )
  await held.release(by(waiting.creditId, 'ana', below + 1n))
})

describe('the vendor’s rollback of it', () => {
  test('before the decision: the money returns to the house and no decision is possible any more', async () => {
    const { table, debit, credit, waiting } = await holdOne()
    expectReply(await table.rollback(credit.transactionId), 'OK', '9.00')
    expect([await inReview(), await openIncidents()]).toEqual(['0', []])
    await expect(held.release(by(waiting.creditId))).rejects.toThrow('credit.not_held')
    expectReply(await table.rollback(debit), 'OK', '10.00')
  })

  test('after the release: the member pays it back, once for twenty concurrent calls', async () => {
    const { table, debit, credit, waiting } = await holdOne()
    await held.release(by(waiting.creditId))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => table.rollback(credit.transactionId)),
    )
    for (const answer of answers) expectReply(answer, 'OK', '9.00')
    expect(await inReview()).toBe('0')
    expectReply(await table.rollback(debit), 'OK', '10.00')
  })

  test('after the release and with the money spent: refused, recorded, and nothing moves', async () => {
    const { table, credit, waiting } = await holdOne()
    await held.release(by(waiting.creditId))
    for (let count = 0; count < 5; count += 1) await table.debit({ amount: '100.00' })
    expectReply(await table.rollback(credit.transactionId), 'NOT_ENOUGH_MONEY', '9.0001')
    expect(await openIncidents()).toEqual(['credit_not_recoverable'])
    expect((await held.show(1, waiting.creditId)).status).toBe('released')
  })

  test('after the refusal: nothing moves, and the stake is open again', async () => {
    const { table, debit, credit, waiting } = await holdOne()
    await held.refuse(by(waiting.creditId))
    expectReply(await table.rollback(credit.transactionId), 'OK', '9.00')
    expectReply(await table.credit(debit, { amount: '4.00' }), 'OK', '13.00')
  })

  test('concurrent with an operator’s release: in either order the books are right', async () => {
    const { table, credit, waiting } = await holdOne()
    const [answer] = await Promise.all([
      table.rollback(credit.transactionId),
      held.release(by(waiting.creditId)).catch(() => undefined),
    ])
    expectReply(answer, 'OK')
    expect(await table.player.balance()).toBe('9.00')
    expect(await inReview()).toBe('0')
  })
})
