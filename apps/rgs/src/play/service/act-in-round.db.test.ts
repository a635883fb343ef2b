import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getLinkedRound, getRound } from '@trevo/contract/rgs/play.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openStepRgs, stepStake } from '../../testing/open-step-rgs.ts'
import { gameCode } from '../../testing/open-test-rgs.ts'
import { stepTitle } from '../../testing/step-game.ts'

const rgs = await openStepRgs()
afterAll(() => rgs.close())
beforeEach(() => {
  rgs.wallet.faultOf = () => undefined
})

const full = parseMoney('100.00')
const one = parseMoney(stepStake)

describe('a round with several steps', () => {
  test('stops at the player’s first turn: stake and nonce taken, nothing paid', async () => {
    const beganAt = Date.now()
    const { player, round, session } = await rgs.begin()
    expect(round).toMatchObject({
      state: 'in_steps',
      stake: stepStake,
      payout: '0.00',
      choice: { aim: 'low' },
      actions: [],
      outcome: { kind: 'dice-run', dice: [expect.any(Number)] },
      legal: [
        { action: 'draw', stake: '0.00' },
        { action: 'raise', stake: stepStake },
        { action: 'last', stake: stepStake },
        { action: 'stop', stake: '0.00' },
      ],
    })
    expect(Date.parse(round.timeoutAt ?? '')).toBeGreaterThan(beganAt + 23 * 3_600_000)
    expect(player.balanceMinor).toBe(full - one)
    expect((await rgs.reopen(player)).seeds.nonce).toBe(session.seeds.nonce + 1)
  })

  test('continues with each action and is paid once, when it is over', async () => {
    const { player, act } = await rgs.begin()
    const drawn = await act(1, 'draw')
    expect(drawn.value).toMatchObject({
      round: { state: 'in_steps', actions: ['draw'], stake: stepStake },
      balance: null,
    })
    const stopped = await act(2, 'stop')
    expect(stopped.value.round).toMatchObject({ state: 'credited', actions: ['draw', 'stop'] })
    expect(stopped.value.round.legal).toEqual([])
    expect(stopped.value.round.timeoutAt).toBeNull()
    const payout = parseMoney(stopped.value.round.payout)
    expect(payout).toBeGreaterThan(0n)
    expect(player.balanceMinor).toBe(full - one + payout)
    expect(stopped.value.balance).toBe(stopped.value.round.balanceAfter)
  })

  test('takes further stakes as separate debits, and settles them all', async () => {
    const { player, id, act } = await rgs.begin()
    const raised = await act(1, 'raise')
    expect(raised.value.round.stake).toBe('2.00')
    expect(raised.value.balance).toBe('98.00')
    const { value } = await act(2, 'last')
    expect(value.round).toMatchObject({ state: 'credited', stake: '3.00' })
    const debits = rgs.wallet.seen.filter(
      ({ call, message }) => call === 'debit' && message['roundId'] === id,
    )
    expect(debits.map(({ message }) => message['transactionId'])).toEqual([
      `${id}:debit`,
      `${id}:debit:1`,
      `${id}:debit:2`,
    ])
    expect(player.balanceMinor).toBe(full - 3n * one + parseMoney(value.round.payout))
    for (const { message } of debits) {
      expect(rgs.books.bets.get(String(message['transactionId']))?.state).toBe('settled')
    }
  })

  test('the same number and action give the same answer and stake once', async () => {
    const { player, act } = await rgs.begin()
    const first = await act(1, 'raise')
    const again = await act(1, 'raise')
    expect(again.value.round).toEqual(first.value.round)
    expect(player.balanceMinor).toBe(full - 2n * one)
    const other = await act(1, 'draw')
    expect([other.status, other.value.errorCode]).toEqual([409, 'request.id_reused'])
    await act(2, 'stop')
    expect((await act(2, 'stop')).value.round.state).toBe('credited')
    expect((await act(3, 'draw')).value.errorCode).toBe('rgs.round_finished')
  })

  test('its detail has the state before each action, for a replay', async () => {
    const { token, id, round, act } = await rgs.begin()
    const raised = await act(1, 'raise')
    await act(2, 'stop')
    const { value } = await rgs.call<Value<typeof getRound>>('GET', `/rgs/v1/rounds/${id}`, {
      token,
    })
    expect(value.steps).toEqual([
      { outcome: round.outcome, stake: stepStake },
      { outcome: raised.value.round.outcome, stake: '2.00' },
    ])
    expect(value.round.actions).toHaveLength(value.steps.length)
  })

  test('many concurrent actions under one number: one is accepted', async () => {
    const { player, id, act } = await rgs.begin()
    const kinds = ['raise', 'draw', 'raise', 'draw', 'raise']
    const answers = await Promise.all(kinds.map((action) => act(1, action)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const taken = (await rgs.attempts(id)).filter(({ state }) => state === 'taken')
    expect(taken).toHaveLength(1)
    const { value } = await rgs.call<{ round: { stake: string } }>('GET', `/rgs/v1/rounds/${id}`, {
      token: (await rgs.reopen(player)).sessionToken,
    })
    expect(player.balanceMinor).toBe(full - parseMoney(value.round.stake))
  })

  test('a concurrent last action and finish: the round is paid once', async () => {
    const { player, token, id, act } = await rgs.begin()
    await Promise.all([
      act(1, 'stop'),
      rgs.finish(token, id),
      act(1, 'stop'),
      rgs.finish(token, id),
    ])
    const { value } = await act(1, 'stop')
    expect(player.balanceMinor).toBe(full - one + parseMoney(value.round.payout))
    expect((await rgs.finish(token, id)).status).toBe(200)
    expect(await rgs.stateOf(id)).toBe('closed')
  })

  test('is found in its last state when the game is opened again', async () => {
    const { player, round, act } = await rgs.begin()
    const { value } = await act(1, 'draw')
    const session = await rgs.reopen(player)
    expect(session.openRound).toEqual({ ...value.round, id: round.id })
    expect(session.openRoundIsOwn).toBe(false)
    const more = await rgs.act(session.sessionToken, round.id, 2, 'stop')
    expect(more.value.round.state).toBe('credited')
  })

  test('keeps its seeds: they cannot change before it is over', async () => {
    const { token, id, act } = await rgs.begin()
    const rotate = () => rgs.call('POST', '/rgs/v1/seeds/rotate', { token, body: {} })
    expect((await rotate()).value).toMatchObject({
      errorCode: 'rgs.round_open',
      detail: { roundId: id },
    })
    await act(1, 'stop')
    expect((await rotate()).status).toBe(200)
  })

  test('keeps the seeds of another game too, which the refusal names', async () => {
    const { token, id } = await rgs.begin()
    // As if it had started in another game; the session is of this one.
    await rgs.pool.query(`update rgs.round set game_code = 'dado-de-ouro' where id = $1`, [id])
    const { value } = await rgs.call<{ message: string }>('POST', '/rgs/v1/seeds/rotate', {
      token,
      body: {},
    })
    expect(value).toMatchObject({
      errorCode: 'rgs.round_open_elsewhere',
      detail: { roundId: id, game: 'Test', gameCode: 'dado-de-ouro' },
    })
    expect(value.message).toContain('Test')
  })

  test('the platform’s query finds it open', async () => {
    const { id } = await rgs.begin()
    expect(await rgs.askForRound(id)).toBe('open')
  })

  test('the platform’s query finds it offered while it waits for an optional offer', async () => {
    const { title, engine } = stepTitle(gameCode)
    // The first die is played; every further one is on offer.
    const isOptionalOffer = (view: Json) => (view as { dice: number[] }).dice.length > 1
    await rgs.crash({ findTitle: () => ({ title, engine: { ...engine, isOptionalOffer } }) })
    try {
      const { id, act } = await rgs.begin()
      expect(await rgs.askForRound(id)).toBe('open')
      await act(1, 'draw')
      expect(await rgs.askForRound(id)).toBe('offered')
      await act(2, 'stop')
      expect(await rgs.askForRound(id)).toBe('settled')
    } finally {
      await rgs.crash()
    }
  })
})

describe('refused with the round unchanged', () => {
  test.each([
    ['an unknown action', 1, 'fold', 'rgs.action_not_legal'],
    ['one more member', 1, { draw: true }, 'rgs.action_not_legal'],
    ['nothing', 1, null, 'rgs.action_not_legal'],
    ['a number that was jumped to', 2, 'draw', 'rgs.action_not_legal'],
    ['number zero', 0, 'draw', 'request_param_err'],
    ['a fraction of a number', 1.5, 'draw', 'request_param_err'],
    ['more than 4 kB', 1, 'x'.repeat(5_000), 'request_param_err'],
  ])('%s', async (_, number, action, code) => {
    const { player, id, act } = await rgs.begin()
    expect((await act(number, action)).value.errorCode).toBe(code)
    expect(await rgs.stateOf(id)).toBe('in_steps')
    expect(await rgs.attempts(id)).toEqual([])
    expect(player.balanceMinor).toBe(full - one)
  })

  test('a further stake without money; the same number may be retried later', async () => {
    const { player, id, act } = await rgs.begin('1.50')
    const poor = await act(1, 'raise')
    expect([poor.status, poor.value.errorCode]).toEqual([409, 'wallet.insufficient_balance'])
    expect(await rgs.stateOf(id)).toBe('in_steps')
    player.balanceMinor = full
    expect((await act(1, 'raise')).value.round).toMatchObject({ actions: ['raise'], stake: '2.00' })
    expect((await rgs.attempts(id)).map(({ state }) => state)).toEqual(['refused', 'taken'])
    expect(player.balanceMinor).toBe(full - one)
  })

  test('another player’s round', async () => {
    const { id } = await rgs.begin()
    const { token } = await rgs.open()
    expect((await rgs.act(token, id, 1, 'stop')).value.errorCode).toBe('rgs.round_unknown')
    expect((await rgs.act(token, randomUUID(), 1, 'stop')).value.errorCode).toBe(
      'rgs.round_unknown',
    )
  })

  test('a finish before the end', async () => {
    const { token, id } = await rgs.begin()
    expect((await rgs.finish(token, id)).value.errorCode).toBe('rgs.round_unfinished')
  })

  test.each([
    ['no choice', { choice: null }, 'rgs.choice_not_offered'],
    ['another choice', { choice: { aim: 'middle' } }, 'rgs.choice_not_offered'],
    ['a choice with more', { choice: { aim: 'low', edge: 1 } }, 'rgs.choice_not_offered'],
    ['a stake that is not one of the steps', { stake: '1.50' }, 'rgs.stake_not_offered'],
  ])('a round with %s', async (_, order, code) => {
    const { player, token } = await rgs.open()
    expect((await rgs.start(token, order)).value.errorCode).toBe(code)
    expect(player.balanceMinor).toBe(full)
  })

  test('an id reused for another choice', async () => {
    const { token, id } = await rgs.begin()
    expect((await rgs.start(token, { id })).value.round.state).toBe('in_steps')
    const other = await rgs.start(token, { id, choice: { aim: 'high' } })
    expect(other.value.errorCode).toBe('request.id_reused')
  })
})

test('a link without amounts tells its steps at the smallest stake, the further stakes too', async () => {
  const { token } = await rgs.open()
  const id = randomUUID()
  await rgs.start(token, { id, stake: '2.00' })
  await rgs.act(token, id, 1, 'raise')
  await rgs.act(token, id, 2, 'stop')
  await rgs.finish(token, id)
  const own = (await rgs.call<Value<typeof getRound>>('GET', `/rgs/v1/rounds/${id}`, { token }))
    .value
  expect(own.round).toMatchObject({ firstStake: '2.00', stake: '4.00' })

  const query = new URLSearchParams({
    proof: rgs.signLink({ gameCode, roundId: id }, 'without amounts'),
  })
  const { value: told } = await rgs.call<Value<typeof getLinkedRound>>(
    'GET',
    `/rgs/v1/linked-rounds/${id}?${query}`,
    {},
  )
  expect(told).toMatchObject({
    withoutAmounts: true,
    round: {
      firstStake: '1.00',
      stake: '2.00',
      actions: ['raise', 'stop'],
      outcome: own.round.outcome,
      balanceBefore: null,
      balanceAfter: null,
    },
  })
  expect(parseMoney(told.round.payout) * 2n).toBe(parseMoney(own.round.payout))
  expect(JSON.stringify(told)).not.toContain('"4.00"')
})
