import { randomUUID } from 'node:crypto'
import { findTitle } from '@trevo/titles/find-title.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Fault } from '@trevo/vendor-kit/reference/serve-books.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestRgs, stake } from '../../testing/open-test-rgs.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const leaseMs = 15_000
const full = parseMoney('100.00')

/** What the platform's ledger must contain afterwards: stakes out, payouts in, nothing else. */
const expectConserved = async (balanceMinor: bigint): Promise<void> => {
  const { rows } = await rgs.pool.query<{ stake: string; payout: string }>(
    `select coalesce(sum(stake_minor), 0)::text as stake, coalesce(sum(payout_minor), 0)::text as payout
     from rgs.round where state in ('credited', 'closed')`,
  )
  const [row] = rows
  expect(balanceMinor).toBe(full - BigInt(row?.stake ?? 0) + BigInt(row?.payout ?? 0))
}

const failing =
  (call: string, fault: Fault) =>
  (name: string): Fault =>
    name === call ? fault : undefined

describe('the platform is silent', () => {
  test('one lost debit answer is requested again: the round is played and staked once', async () => {
    const { player, token } = await rgs.open()
    let debits = 0
    rgs.wallet.faultOf = (call) =>
      call === 'debit' && (debits += 1) === 1 ? 'answer_lost' : undefined
    const { status, value } = await rgs.play(token)
    expect(status).toBe(200)
    expect(value.round.state).toBe('credited')
    await expectConserved(player.balanceMinor)
  })

  test.each<[string, Fault]>([
    ['never arrives', 'lost'],
    ['is taken and never answered', 'answer_lost'],
    ['is answered by somebody else', 'forged'],
    ['ends in a server error', 'http_500'],
  ])('a stake that %s is rolled back at once', async (_, fault) => {
    const { player, session, token } = await rgs.open()
    rgs.wallet.faultOf = failing('debit', fault)
    const id = randomUUID()
    const { status, value } = await rgs.play(token, { id })
    expect([status, value.errorCode]).toEqual([409, 'rgs.round_cancelled'])
    expect(player.balanceMinor).toBe(full)
    expect(await rgs.stateOf(id)).toBe('cancelled')
    rgs.wallet.faultOf = () => undefined
    expect((await rgs.play(token, { id })).value.errorCode).toBe('rgs.round_cancelled')
    const next = await rgs.play(token)
    expect(next.value.seeds.nonce).toBe(session.seeds.nonce + 1)
  })

  test('with debit and rollback silent the resolver continues until the stake is back', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = (call) =>
      call === 'debit' ? 'answer_lost' : call === 'rollback' ? 'lost' : undefined
    const id = randomUUID()
    await rgs.play(token, { id })
    expect(await rgs.stateOf(id)).toBe('cancelling')
    expect(player.balanceMinor).toBe(full - parseMoney(stake))
    expect((await rgs.play(token)).value.errorCode).toBe('rgs.round_open')
    rgs.wallet.faultOf = () => undefined
    expect(await rgs.resolve()).toBe(0)
    rgs.advance(2_000)
    expect(await rgs.resolve()).toBe(1)
    expect(await rgs.stateOf(id)).toBe('cancelled')
    expect(player.balanceMinor).toBe(full)
  })

  test('an unpaid outcome is shown, and paid by the resolver, once', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = failing('credit', 'answer_lost')
    const { status, value } = await rgs.play(token)
    expect([status, value.round.state]).toEqual([200, 'played'])
    rgs.wallet.faultOf = () => undefined
    rgs.advance(2_000)
    await rgs.resolve()
    expect(await rgs.stateOf(value.round.id)).toBe('credited')
    await expectConserved(player.balanceMinor)
  })

  test('finishing a round retries its payout; until it is paid the round is not finished', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = failing('credit', 'lost')
    const { value } = await rgs.play(token)
    const early = await rgs.finish(token, value.round.id)
    expect(early.value.errorCode).toBe('rgs.round_unfinished')
    rgs.wallet.faultOf = () => undefined
    expect((await rgs.finish(token, value.round.id)).status).toBe(200)
    await expectConserved(player.balanceMinor)
  })

  test('an unexpected refusal of a payout alerts operators and is retried', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = failing('credit', 'lost')
    const { value } = await rgs.play(token)
    const bet = [...rgs.books.bets.values()].at(-1)
    if (bet) bet.state = 'rolled_back'
    rgs.wallet.faultOf = () => undefined
    rgs.advance(5_000)
    await rgs.resolve()
    const { rows } = await rgs.pool.query(
      'select state, stuck_reason from rgs.round where id = $1',
      [value.round.id],
    )
    expect(rows).toEqual([{ state: 'played', stuck_reason: 'TRANSACTION_ROLLED_BACK' }])
    if (bet) bet.state = 'open'
    rgs.advance(11 * 60_000)
    await rgs.resolve()
    expect(await rgs.stateOf(value.round.id)).toBe('credited')
    await expectConserved(player.balanceMinor)
  })
})

describe('the process dies', () => {
  test('before the stake was requested: the round is barred and nothing is lost', async () => {
    const { player, token } = await rgs.open()
    const id = randomUUID()
    rgs.wallet.faultOf = () => 'lost'
    await rgs.play(token, { id })
    await rgs.pool.query("update rgs.round set state = 'created', retry_at = now() where id = $1", [
      id,
    ])
    await rgs.crash()
    rgs.wallet.faultOf = () => undefined
    rgs.advance(leaseMs)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('cancelled')
    expect(player.balanceMinor).toBe(full)
  })

  test('after the stake was taken and before that was recorded: the stake is returned', async () => {
    const { player, token } = await rgs.open()
    const id = randomUUID()
    // The whole process stops at the instant the platform has decided: no retry, no rollback.
    await rgs.crash({ debitAttemptCount: 1 })
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : 'lost')
    await rgs.play(token, { id })
    await rgs.pool.query("update rgs.round set state = 'created', retry_at = now() where id = $1", [
      id,
    ])
    await rgs.crash()
    expect(player.balanceMinor).toBe(full - parseMoney(stake))
    rgs.wallet.faultOf = () => undefined
    rgs.advance(leaseMs)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('cancelled')
    expect(player.balanceMinor).toBe(full)
  })

  test('the same, but the player retries first: the round continues with its stake', async () => {
    const { player, token } = await rgs.open()
    const id = randomUUID()
    await rgs.crash({ debitAttemptCount: 1 })
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : 'lost')
    await rgs.play(token, { id })
    await rgs.pool.query("update rgs.round set state = 'created' where id = $1", [id])
    await rgs.crash()
    rgs.wallet.faultOf = () => undefined
    const { status } = await rgs.play(token, { id })
    expect(status).toBe(200)
    await expectConserved(player.balanceMinor)
  })

  test('after the stake was recorded and before the outcome: reopening plays and pays it', async () => {
    const { player, token } = await rgs.open()
    const id = randomUUID()
    // Failing rules leave the round in `debited`, like a kill.
    let asked = 0
    await rgs.crash({
      findTitle: (code) => {
        asked += 1
        return asked > 1 ? undefined : findTitle(code)
      },
    })
    const { status } = await rgs.play(token, { id })
    expect(status).toBe(500)
    expect(await rgs.stateOf(id)).toBe('debited')
    await rgs.crash()
    rgs.advance(leaseMs)
    const session = await rgs.reopen(player)
    expect(session.openRound).toMatchObject({ id, state: 'credited' })
    expect(session.seeds.nonce).toBe(1)
    await expectConserved(player.balanceMinor)
  })

  test('after the outcome and before the payout: the same outcome is paid', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = failing('credit', 'lost')
    const { value } = await rgs.play(token)
    await rgs.crash()
    rgs.wallet.faultOf = () => undefined
    rgs.advance(leaseMs)
    const session = await rgs.reopen(player)
    expect(session.openRound).toMatchObject({ id: value.round.id, state: 'credited' })
    expect(session.openRound?.outcome).toEqual(value.round.outcome)
    await expectConserved(player.balanceMinor)
  })

  test('after the payout and before that was recorded: it is not paid twice', async () => {
    const { player, token } = await rgs.open()
    rgs.wallet.faultOf = failing('credit', 'answer_lost')
    const { value } = await rgs.play(token)
    await rgs.crash()
    rgs.wallet.faultOf = () => undefined
    rgs.advance(leaseMs)
    await rgs.resolve()
    expect(await rgs.stateOf(value.round.id)).toBe('credited')
    await expectConserved(player.balanceMinor)
  })

  test('after all money moved and before the player saw it: it is shown on return', async () => {
    const { player, token } = await rgs.open()
    const { value } = await rgs.play(token)
    await rgs.crash()
    const session = await rgs.reopen(player)
    expect(session.openRound).toEqual(value.round)
    // It belongs to the session it was staked in; the new session's sums exclude it.
    const isOwn = { openRoundIsOwn: false, stakeTotal: '0.00', payoutTotal: '0.00' }
    expect(session).toMatchObject(isOwn)
    expect(session.seeds.nonce).toBe(1)
    await rgs.finish(session.sessionToken, value.round.id)
    expect((await rgs.reopen(player)).openRound).toBeNull()
  })
})

test.each([
  ['a round that was paid', () => undefined, 'settled'],
  ['a round whose payout is on its way', failing('credit', 'lost'), 'settled'],
  ['a round that was rolled back', failing('debit', 'lost'), 'cancelled'],
  ['a round whose stake is being rolled back', () => 'lost' as const, 'open'],
] as const)('the platform asks about %s', async (_, faultOf, state) => {
  const { token } = await rgs.open()
  rgs.wallet.faultOf = faultOf
  const id = randomUUID()
  await rgs.play(token, { id })
  expect(await rgs.askForRound(id)).toBe(state)
})

test('a round that was never begun is unknown to the platform’s query', async () => {
  expect(await rgs.askForRound(randomUUID())).toBe('unknown')
})

test('two hundred rounds of four players under random faults match the platform’s books', async () => {
  const tables = await Promise.all([rgs.open(), rgs.open(), rgs.open(), rgs.open()])
  let turn = 0
  const faults: Fault[] = [
    undefined,
    undefined,
    'answer_lost',
    undefined,
    'lost',
    undefined,
    'http_500',
  ]
  rgs.wallet.faultOf = () => faults[(turn += 5) % faults.length]
  await Promise.all(
    tables.map(async ({ token }) => {
      let last: string | undefined
      for (let count = 0; count < 50; count += 1) {
        const { value } = await rgs.play(token, last ? { finishedRoundId: last } : {})
        if (value.round) last = value.round.id
        else if (typeof value.detail?.['roundId'] === 'string') last = value.detail['roundId']
      }
    }),
  )
  rgs.wallet.faultOf = () => undefined
  for (let pass = 0; pass < 30; pass += 1) {
    rgs.advance(120_000)
    if ((await rgs.resolve()) === 0) break
  }
  const { rows } = await rgs.pool.query<{ player_ref: string; net: string; open: string }>(
    `select player_ref,
       coalesce(sum(payout_minor - stake_minor) filter (where state in ('credited', 'closed')), 0)::text as net,
       (count(*) filter (where state not in ('credited', 'closed', 'cancelled')))::text as open
     from rgs.round group by player_ref`,
  )
  for (const { player } of tables) {
    const row = rows.find((one) => one.player_ref === player.playerRef)
    expect(row?.open).toBe('0')
    expect(player.balanceMinor).toBe(full + BigInt(row?.net ?? 0))
  }
  const settled = [...rgs.books.bets.values()]
  expect(settled.every((bet) => bet.state !== 'open')).toBe(true)
})
