import { randomUUID } from 'node:crypto'
import { SlotOutcome } from '@trevo/contract/rgs/round.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { gameCode, openTestRgs, stake } from '../../testing/open-test-rgs.ts'
import { sessionMs } from '../../sessions/service/save-session.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())
beforeEach(() => {
  rgs.wallet.faultOf = () => undefined
})

const stakeMinor = parseMoney(stake)

describe('one round', () => {
  test('takes the stake, pays the outcome, and reports both balances', async () => {
    const { player, token } = await rgs.open('100.00')
    const { status, value } = await rgs.play(token)
    expect(status).toBe(200)
    const { round } = value
    expect(round).toMatchObject({ state: 'credited', balanceBefore: '100.00', gameCode })
    expect(round.payout).toBe(formatMoney(BigInt(SlotOutcome.parse(round.outcome).payoutMinor)))
    const expected = parseMoney('100.00') - stakeMinor + parseMoney(round.payout)
    expect(player.balanceMinor).toBe(expected)
    expect(value.balance).toBe(formatMoney(expected))
    expect(round.balanceAfter).toBe(value.balance)
    expect(value.seeds.nonce).toBe(1)
  })

  test('repeated under its id is the same round and stakes once', async () => {
    const { player, token } = await rgs.open()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => rgs.play(token, { id })))
    const [first] = answers
    for (const { status, value } of answers) {
      expect(status).toBe(200)
      expect(value.round.outcome).toEqual(first?.value.round.outcome)
    }
    expect(first?.value.seeds.nonce).toBe(1)
    const payout = parseMoney(first?.value.round.payout ?? '')
    expect(player.balanceMinor).toBe(parseMoney('100.00') - stakeMinor + payout)
  })

  test('an id reused for another stake is refused', async () => {
    const { token } = await rgs.open()
    const id = randomUUID()
    await rgs.play(token, { id })
    const { status, value } = await rgs.play(token, { id, stake: '49.00' })
    expect([status, value.errorCode]).toEqual([409, 'request.id_reused'])
  })

  test("another player's id is refused in any state", async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    const id = randomUUID()
    await rgs.play(one.token, { id })
    expect((await rgs.play(two.token, { id })).value.errorCode).toBe('request.id_reused')
    const seen = await rgs.call('GET', `/rgs/v1/rounds/${id}`, { token: two.token })
    expect(seen.value.errorCode).toBe('rgs.round_unknown')
  })

  test('must be shown to its end before the next one, by call or with the next order', async () => {
    const { token } = await rgs.open()
    const first = await rgs.play(token)
    const refused = await rgs.play(token)
    expect(refused.value.errorCode).toBe('rgs.round_open')
    expect(refused.value.detail).toEqual({ roundId: first.value.round.id })
    const second = await rgs.play(token, { finishedRoundId: first.value.round.id })
    expect(second.status).toBe(200)
    expect(await rgs.stateOf(first.value.round.id)).toBe('closed')
    expect((await rgs.finish(token, second.value.round.id)).status).toBe(200)
    expect((await rgs.finish(token, second.value.round.id)).status).toBe(200)
    expect((await rgs.play(token)).status).toBe(200)
  })

  test('two concurrent orders under two ids: one is played, the other has to wait', async () => {
    const { player, token } = await rgs.open()
    const answers = await Promise.all([rgs.play(token), rgs.play(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const played = answers.find(({ status }) => status === 200)
    const payout = parseMoney(played?.value.round.payout ?? '')
    expect(player.balanceMinor).toBe(parseMoney('100.00') - stakeMinor + payout)
  })
})

describe('refused before any money is requested', () => {
  test.each([
    ['a stake between the steps', { stake: '0.0003' }, 'rgs.stake_not_offered'],
    ['a stake above the profile’s maximum', { stake: '100.00' }, 'rgs.stake_not_offered'],
    ['a negative stake', { stake: '-1.00' }, 'request_param_err'],
    ['another game', { gameCode: 'another' }, 'rgs.game_unknown'],
    ['an invalid id', { id: 'x' }, 'request_param_err'],
    [
      'a client seed with a colon',
      { seed: { commitment: '0'.repeat(64), clientSeed: 'a:b' } },
      'request_param_err',
    ],
    ['a field nobody knows', { outcome: 'win' }, 'request_param_err'],
  ])('%s', async (_, order, code) => {
    const { player, token } = await rgs.open()
    const { value } = await rgs.play(token, order)
    expect(value.errorCode).toBe(code)
    expect(player.balanceMinor).toBe(parseMoney('100.00'))
  })

  test('no session', async () => {
    expect((await rgs.play('x')).value.errorCode).toBe('rgs.session_invalid')
  })

  test('a session that is over, however much was played in it', async () => {
    const { token } = await rgs.open()
    const { value } = await rgs.play(token)
    rgs.advance(sessionMs)
    const late = await rgs.play(token, { finishedRoundId: value.round.id, seed: undefined })
    expect([late.status, late.value.errorCode]).toEqual([401, 'rgs.session_invalid'])
  })
})

describe('refused by the platform', () => {
  test('no money: nothing is staked, no nonce is used, and the next round may start', async () => {
    const { player, session, token } = await rgs.open('0.01')
    const id = randomUUID()
    const { status, value } = await rgs.play(token, { id })
    expect([status, value.errorCode]).toEqual([409, 'wallet.insufficient_balance'])
    expect((await rgs.play(token, { id })).value.errorCode).toBe('wallet.insufficient_balance')
    player.balanceMinor = parseMoney('10.00')
    const next = await rgs.play(token)
    expect(next.value.seeds.nonce).toBe(session.seeds.nonce + 1)
  })

  test.each([
    ['logged out', { loggedIn: false }, 'rgs.session_ended'],
    ['barred', { mayBet: false }, 'rgs.bet_refused'],
  ])('%s', async (_, change, code) => {
    const { player, token } = await rgs.open()
    Object.assign(player, change)
    expect((await rgs.play(token)).value.errorCode).toBe(code)
    expect(player.balanceMinor).toBe(parseMoney('100.00'))
  })
})

describe('the minimum cycle', () => {
  test('minCycleMs is enforced on the server, regardless of the client', async () => {
    const slow = await openTestRgs({ minCycleMs: 5_000 })
    try {
      const { token } = await slow.open()
      const first = await slow.play(token)
      expect(first.value.nextRoundAt).not.toBeNull()
      const order = { finishedRoundId: first.value.round.id }
      const early = await slow.play(token, order)
      expect([early.status, early.value.errorCode]).toEqual([429, 'rgs.too_fast'])
      slow.advance(5_000)
      expect((await slow.play(token, order)).status).toBe(200)
    } finally {
      await slow.close()
    }
  })
})
