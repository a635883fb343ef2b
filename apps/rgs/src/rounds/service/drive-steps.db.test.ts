import { parseMoney } from '@trevo/money/money.ts'
import type { Fault } from '@trevo/vendor-kit/reference/serve-books.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStepRgs, stepStake, type StepRgs } from '../../testing/open-step-rgs.ts'

const rgs = await openStepRgs()
beforeAll(async () => {
  await crash()
})
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const leaseMs = 15_000
// Short enough that a session outlives it several times.
const timeoutMs = 2 * 3_600_000

/** Stops the process; the next has the same time for a step. */
const crash = (overrides: Parameters<StepRgs['crash']>[0] = {}): Promise<void> =>
  rgs.crash({ stepTimeoutMs: timeoutMs, ...overrides })

const full = parseMoney('100.00')
const one = parseMoney(stepStake)

const failing = (call: string, fault: Fault) => (name: string) =>
  name === call ? fault : undefined

const payoutOf = async (id: string): Promise<bigint> => {
  const { rows } = await rgs.pool.query<{ payout: string }>(
    'select payout_minor::text as payout from rgs.round where id = $1',
    [id],
  )
  return BigInt(rows[0]?.payout ?? -1)
}

describe('the platform is silent about a further stake', () => {
  test('one lost answer is repeated: the action is applied and staked once', async () => {
    const { player, act } = await rgs.begin()
    let debits = 0
    rgs.wallet.faultOf = (call) =>
      call === 'debit' && (debits += 1) === 1 ? 'answer_lost' : undefined
    expect((await act(1, 'raise')).value.round).toMatchObject({ actions: ['raise'], stake: '2.00' })
    expect(player.balanceMinor).toBe(full - 2n * one)
  })

  test.each<[string, Fault]>([
    ['never arrives', 'lost'],
    ['is taken and never answered', 'answer_lost'],
    ['is answered by somebody else', 'forged'],
    ['ends in a server error', 'http_500'],
  ])('one that %s goes back, and the action is forgotten', async (_, fault) => {
    const { player, id, act } = await rgs.begin()
    rgs.wallet.faultOf = failing('debit', fault)
    const refused = await act(1, 'raise')
    expect([refused.status, refused.value.errorCode]).toEqual([503, 'rgs.wallet_unavailable'])
    expect(player.balanceMinor).toBe(full - one)
    expect(await rgs.attempts(id)).toEqual([{ attempt: 1, number: 1, state: 'cancelled' }])
    rgs.wallet.faultOf = () => undefined
    const again = await act(1, 'raise')
    expect(again.value.round).toMatchObject({ actions: ['raise'], stake: '2.00' })
    expect(player.balanceMinor).toBe(full - 2n * one)
  })

  test('with the rollback silent too, the resolver continues until the stake is back', async () => {
    const { player, id, act } = await rgs.begin()
    rgs.wallet.faultOf = (call) =>
      call === 'debit' ? 'answer_lost' : call === 'rollback' ? 'lost' : undefined
    expect((await act(1, 'raise')).value.errorCode).toBe('rgs.round_pending')
    expect(player.balanceMinor).toBe(full - 2n * one)
    expect((await act(1, 'draw')).value.errorCode).toBe('rgs.round_pending')
    rgs.wallet.faultOf = () => undefined
    rgs.advance(2_000)
    expect(await rgs.resolve()).toBe(1)
    expect(player.balanceMinor).toBe(full - one)
    expect((await act(1, 'draw')).value.round.actions).toEqual(['draw'])
    expect(await rgs.stateOf(id)).toBe('in_steps')
    expect(await rgs.resolve()).toBe(0)
  })
})

/** A round whose last answer is lost, together with the process; another process completes it. */
const recoverFromLost = async (call: 'credit' | 'round-close'): Promise<string> => {
  const { player, id, act } = await rgs.begin()
  await act(1, 'raise')
  rgs.wallet.faultOf = failing(call, 'lost')
  expect((await act(2, 'stop')).value.round.state).toBe('played')
  await crash()
  rgs.wallet.faultOf = () => undefined
  rgs.advance(leaseMs)
  await rgs.resolve()
  expect(await rgs.stateOf(id)).toBe('credited')
  expect(player.balanceMinor).toBe(full - 2n * one + (await payoutOf(id)))
  return id
}

describe('the process dies', () => {
  test('between two actions: the next one finds the round', async () => {
    const { act } = await rgs.begin()
    await act(1, 'draw')
    await crash()
    expect((await act(2, 'stop')).value.round).toMatchObject({ actions: ['draw', 'stop'] })
  })

  test.each<[string, Fault]>([
    ['before a further stake arrived', 'lost'],
    ['after a further stake was taken', 'answer_lost'],
  ])('%s and before that was written: it goes back', async (_, fault) => {
    const { player, id, act } = await rgs.begin()
    await crash({ debitAttemptCount: 1 })
    rgs.wallet.faultOf = (call) => (call === 'debit' ? fault : 'lost')
    await act(1, 'raise')
    await rgs.pool.query("update rgs.round_action set state = 'asked' where round_id = $1", [id])
    await crash()
    rgs.wallet.faultOf = () => undefined
    // While that process may still be working no other decides.
    expect((await act(1, 'raise')).value.errorCode).toBe('rgs.round_pending')
    rgs.advance(leaseMs)
    await rgs.resolve()
    expect(player.balanceMinor).toBe(full - one)
    expect((await act(1, 'raise')).value.round).toMatchObject({ stake: '2.00' })
    expect(player.balanceMinor).toBe(full - 2n * one)
  })

  test('the same, and the player opens the game first: the round is restored unchanged', async () => {
    const { player, id, round, act } = await rgs.begin()
    await crash({ debitAttemptCount: 1 })
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : 'lost')
    await act(1, 'raise')
    await rgs.pool.query("update rgs.round_action set state = 'asked' where round_id = $1", [id])
    await crash()
    rgs.wallet.faultOf = () => undefined
    rgs.advance(leaseMs)
    const session = await rgs.reopen(player)
    expect(session.openRound).toMatchObject({ id, actions: [], stake: round.stake })
    expect(session.balance).toBe('99.00')
  })

  test('after the last action and before the payout: the same end is paid', async () => {
    await recoverFromLost('credit')
  })

  test('after the payout and before the further stakes were settled: both are done once', async () => {
    const id = await recoverFromLost('round-close')
    expect(rgs.books.bets.get(`${id}:debit:1`)?.state).toBe('settled')
  })
})

describe('the player does not come back', () => {
  test('until the time is over the round waits; then it is played on and paid', async () => {
    const { player, id, act } = await rgs.begin()
    await act(1, 'draw')
    rgs.advance(timeoutMs - 60_000)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('in_steps')
    rgs.advance(60_000)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('credited')
    expect(player.balanceMinor).toBe(full - one + (await payoutOf(id)))
    expect((await rgs.attempts(id)).map(({ number }) => number)).toEqual([1, 2])
    const session = await rgs.reopen(player)
    expect(session.openRound).toMatchObject({ id, actions: ['draw', 'stop'], state: 'credited' })
  })

  test('every action restarts the timeout', async () => {
    const { id, act } = await rgs.begin()
    rgs.advance(timeoutMs - 60_000)
    await act(1, 'draw')
    rgs.advance(timeoutMs - 60_000)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('in_steps')
  })

  test('a pending stake when the player left is returned before the round is played on', async () => {
    const { player, id, act } = await rgs.begin()
    rgs.wallet.faultOf = (call) =>
      call === 'debit' ? 'answer_lost' : call === 'rollback' ? 'lost' : undefined
    await act(1, 'raise')
    rgs.wallet.faultOf = () => undefined
    rgs.advance(timeoutMs)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('credited')
    expect(player.balanceMinor).toBe(full - one + (await payoutOf(id)))
  })

  test('an action concurrent with the timeout: one of them decides', async () => {
    const { player, id, act } = await rgs.begin()
    rgs.advance(timeoutMs)
    await Promise.all([act(1, 'raise'), rgs.resolve(), act(1, 'draw')])
    for (let pass = 0; pass < 3; pass += 1) {
      rgs.advance(timeoutMs)
      await rgs.resolve()
    }
    expect(await rgs.stateOf(id)).toBe('credited')
    const { rows } = await rgs.pool.query<{ stake: string }>(
      'select (stake_minor + further_stake_minor)::text as stake from rgs.round where id = $1',
      [id],
    )
    expect(player.balanceMinor).toBe(full - BigInt(rows[0]?.stake ?? 0) + (await payoutOf(id)))
  })
})

test('rounds of many players under random faults match the platform’s books', async () => {
  const faults: Fault[] = [undefined, undefined, 'answer_lost', undefined, 'lost', undefined]
  let turn = 0
  const tables = await Promise.all([rgs.begin(), rgs.begin(), rgs.begin(), rgs.begin()])
  rgs.wallet.faultOf = () => faults[(turn += 5) % faults.length]
  const kinds = ['raise', 'draw', 'raise', 'last', 'stop']
  await Promise.all(
    tables.map(async ({ act }, table) => {
      for (let count = 0; count < 20; count += 1) {
        const { value } = await act(1 + Math.floor(count / 3), kinds[(count + table) % 5])
        if (value.errorCode === 'rgs.round_finished') return
      }
    }),
  )
  rgs.wallet.faultOf = () => undefined
  for (let pass = 0; pass < 10; pass += 1) {
    rgs.advance(timeoutMs)
    if ((await rgs.resolve()) === 0) break
  }
  for (const { player, id } of tables) {
    expect(await rgs.stateOf(id)).toBe('credited')
    const { rows } = await rgs.pool.query<{ stake: string }>(
      'select (stake_minor + further_stake_minor)::text as stake from rgs.round where id = $1',
      [id],
    )
    expect(player.balanceMinor).toBe(full - BigInt(rows[0]?.stake ?? 0) + (await payoutOf(id)))
  }
  expect([...rgs.books.bets.values()].every((bet) => bet.state !== 'open')).toBe(true)
})
