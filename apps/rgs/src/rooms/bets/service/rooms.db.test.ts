import { isOfChain } from '@trevo/fairness/hash-chain.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { betStake, openRoomRgs } from '../../../testing/open-room-rgs.ts'

const rgs = await openRoomRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const full = parseMoney('100.00')
const stake = parseMoney(betStake)

describe('a bet', () => {
  test('cashed out in flight is paid at the clock’s multiplier, once', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight({ least: 300 })
    const { value } = await rgs.bet(token)
    expect(value.round).toMatchObject({ state: 'in_steps', outcome: { crashAt: null } })
    expect(player.balanceMinor).toBe(full - stake)
    await rgs.takeOff()
    await rgs.flyTo(213)
    const out = await rgs.cashOut(token, value.round.id)
    expect(out.value.round).toMatchObject({
      state: 'closed',
      payout: '21.30',
      outcome: { kind: 'crash', crashAt: null, cashedOutAt: 213 },
    })
    expect(player.balanceMinor).toBe(full + parseMoney('11.30'))
    expect((await rgs.cashOut(token, value.round.id)).value.round.payout).toBe('21.30')
    expect(player.balanceMinor).toBe(full + parseMoney('11.30'))
  })

  test('is lost at the end of the flight; a cash-out from that instant on is refused', async () => {
    const { player, token } = await rgs.open()
    const { crashAt, endsAtMs } = await rgs.openFlight({ least: 120, most: 1_000 })
    const { value } = await rgs.bet(token)
    await rgs.takeOff()
    await rgs.driveTo(endsAtMs - 1)
    rgs.wait(1)
    const late = await rgs.cashOut(token, value.round.id)
    expect([late.status, late.value.errorCode]).toEqual([409, 'rgs.round_finished'])
    await rgs.drive()
    await rgs.settle()
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    expect(player.balanceMinor).toBe(full - stake)
    const lost = await rgs.cashOut(token, value.round.id)
    expect(lost.value.round).toMatchObject({ state: 'closed', payout: '0.00' })
    expect(player.balanceMinor).toBe(full - stake)
    const seen = await rgs.call<{ round: { outcome: object } }>(
      'GET',
      `/rgs/v1/rounds/${value.round.id}`,
      { token },
    )
    expect(seen.value.round.outcome).toEqual({ kind: 'crash', crashAt, cashedOutAt: null })
  })

  test('that cannot be decided blocks neither other payouts nor later flights', async () => {
    const [one, other] = [await rgs.open(), await rgs.open()]
    const { endsAtMs } = await rgs.openFlight({ least: 300, most: 2_000 })
    const [broken, good] = [await rgs.bet(one.token), await rgs.bet(other.token)]
    await rgs.pool.query(`update rgs.round set choice = 'null' where id = $1`, [
      broken.value.round.id,
    ])
    await rgs.takeOff()
    await rgs.driveTo(endsAtMs)
    await rgs.drive()
    await rgs.settle().catch(() => undefined)
    expect(await rgs.stateOf(good.value.round.id)).toBe('closed')
    expect(await rgs.stateOf(broken.value.round.id)).toBe('in_steps')
    rgs.wait(rgs.title.pauseMs)
    const next = await rgs.openFlight({ least: 120, most: 2_000 })
    const later = await rgs.bet(other.token)
    await rgs.takeOff()
    await rgs.driveTo(next.endsAtMs)
    await rgs.drive()
    await rgs.settle().catch(() => undefined)
    expect(await rgs.stateOf(later.value.round.id)).toBe('closed')
  })

  test('in the last millisecond of the flight is still paid, also after it was seen to be over', async () => {
    const { player, token } = await rgs.open()
    const { crashAt, endsAtMs } = await rgs.openFlight({ least: 120, most: 1_000 })
    const { value } = await rgs.bet(token)
    await rgs.takeOff()
    await rgs.driveTo(endsAtMs - 1)
    const out = await rgs.cashOut(token, value.round.id)
    expect(out.status).toBe(200)
    expect(parseMoney(out.value.round.payout)).toBeLessThanOrEqual((stake / 100n) * BigInt(crashAt))
    expect(player.balanceMinor).toBe(full - stake + parseMoney(out.value.round.payout))
  })

  test('cashes out automatically at the chosen multiplier, with or without its player', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openFlight({ least: 200, most: 2_000 })
    const paid = await rgs.bet(one.token, 150)
    const tooHigh = await rgs.bet(two.token, 2_001)
    await rgs.takeOff()
    await rgs.flyTo(150)
    await rgs.drive()
    expect(await rgs.stateOf(paid.value.round.id)).toBe('closed')
    expect(one.player.balanceMinor).toBe(full + parseMoney('5.00'))
    await rgs.end()
    await rgs.settle()
    expect(await rgs.stateOf(tooHigh.value.round.id)).toBe('closed')
    expect(two.player.balanceMinor).toBe(full - stake)
  })

  test('two of one player are accepted; a third, or one seat twice, is refused', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight({ least: 200 })
    const first = await rgs.bet(token, null)
    const second = await rgs.bet(token, 110, { choice: { seat: 2, autoCashOut: 110 } })
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await rgs.bet(token)).value.errorCode).toBe('rgs.round_open')
    const third = await rgs.bet(token, null, { choice: { seat: 3, autoCashOut: null } })
    expect(third.value.errorCode).toBe('rgs.choice_not_offered')
    expect(player.balanceMinor).toBe(full - 2n * stake)
    expect((await rgs.room(token)).value.own).toHaveLength(2)
  })

  test('in flight is restored when the game is opened again, and can be cashed out', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight({ least: 300 })
    const { value } = await rgs.bet(token)
    await rgs.takeOff()
    const session = await rgs.reopen(player)
    // The room shows its bets; as an open round one would block a second.
    expect(session.openRound).toBeNull()
    const { own } = (await rgs.room(session.sessionToken)).value
    expect(own).toMatchObject([{ id: value.round.id, state: 'in_steps' }])
    await rgs.flyTo(150)
    const out = await rgs.cashOut(session.sessionToken, value.round.id)
    expect(out.value.round.payout).toBe('15.00')
  })

  test('repeated under its id is the same bet', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight()
    const id = rgs.id()
    const answers = await Promise.all([1, 2, 3].map(() => rgs.bet(token, 200, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(player.balanceMinor).toBe(full - stake)
  })
})

describe('no bet is accepted', () => {
  test('when the flight has taken off; its stake is not requested', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight()
    await rgs.takeOff()
    const late = await rgs.bet(token)
    expect([late.status, late.value.errorCode]).toEqual([409, 'rgs.bets_closed'])
    expect(player.balanceMinor).toBe(full)
  })

  test('whose stake arrived after take-off: it is returned', async () => {
    const { player, token } = await rgs.open()
    const { game } = await rgs.openFlight()
    rgs.wallet.faultOf = (call) => {
      if (call === 'debit') rgs.moveTo(game.flies_at.getTime())
      return undefined
    }
    const late = await rgs.bet(token)
    expect(late.value.errorCode).toBe('rgs.bets_closed')
    expect(player.balanceMinor).toBe(full)
  })

  test('and none is cashed out before the flight', async () => {
    const { token } = await rgs.open()
    await rgs.openFlight()
    const { value } = await rgs.bet(token)
    const early = await rgs.cashOut(token, value.round.id)
    expect(early.value.errorCode).toBe('rgs.action_not_legal')
  })
})

describe('the chain', () => {
  test('every flight is redone from its seed, which leads to the committed end of the chain', async () => {
    const { token } = await rgs.open()
    await rgs.openFlight({ least: 101 })
    const bet = await rgs.bet(token, 101)
    await rgs.end()
    await rgs.settle()
    type Detail = { round: { outcome: object }; proof: Record<string, never> }
    const { value } = await rgs.call<Detail>('GET', `/rgs/v1/rounds/${bet.value.round.id}`, {
      token,
    })
    const { serverSeed, commitment, clientSeed, nonce, hashCount } = value.proof as unknown as {
      serverSeed: string
      commitment: string
      clientSeed: string
      nonce: number
      hashCount: number
    }
    expect(isOfChain(serverSeed, hashCount, commitment)).toBe(true)
    const wager = { stakeMinor: stake, choice: { seat: 1, autoCashOut: 101 } }
    const chance = chanceOf({ serverSeed, clientSeed, nonce })
    const play = engineOf(rgs.title).play(rgs.title, wager, [], chance)
    expect(play.view).toEqual(value.round.outcome)
    const log = await rgs.call<{ entries: { commitment: string }[] }>(
      'GET',
      '/rgs/v1/commitments?from=1',
    )
    expect(log.value.entries.map((one) => one.commitment)).toContain(commitment)
  })

  test('nothing about a flight’s end is revealed before it', async () => {
    const { token } = await rgs.open()
    await rgs.openFlight({ least: 150 })
    const bet = await rgs.bet(token)
    await rgs.takeOff()
    const { room } = (await rgs.room(token)).value
    expect(room.game).toMatchObject({ phase: 'flying', crashAt: null, seed: null })
    expect(room).toMatchObject({ betCount: 1, stakeTotal: betStake })
    const detail = await rgs.call<{ proof: { serverSeed: null } }>(
      'GET',
      `/rgs/v1/rounds/${bet.value.round.id}`,
      { token },
    )
    expect(detail.value.proof.serverSeed).toBeNull()
    const { rows } = await rgs.pool.query(
      "select 1 from rgs.room_game where state in ('open', 'flying') and (seed, crash_at) is not null",
    )
    expect(rows).toEqual([])
  })
})

describe('several processes', () => {
  const [one, two] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)

  test('only one process drives the room; another takes over within two seconds', async () => {
    expect(await rgs.drive(one)).toBe(true)
    expect(await rgs.drive(two)).toBe(false)
    rgs.wait(1_900)
    expect(await rgs.drive(two)).toBe(true)
    expect(await rgs.drive(one)).toBe(false)
  })

  test('a flight that was taken over continues seamlessly', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight({ least: 300 })
    const { value } = await rgs.bet(token, 250)
    await rgs.takeOff()
    await rgs.start()
    rgs.wait(1_900)
    await rgs.drive(two)
    await rgs.end()
    rgs.wait(2_000)
    await rgs.drive(two)
    await rgs.settle()
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    expect(player.balanceMinor).toBe(full + parseMoney('15.00'))
  })

  test('all of them down for the whole flight: automatic cash-outs are paid, other stakes are returned', async () => {
    const [auto, own, high] = [await rgs.open(), await rgs.open(), await rgs.open()]
    const { endsAtMs } = await rgs.openFlight({ least: 300, most: 5_000 })
    const bets = [
      await rgs.bet(auto.token, 250),
      await rgs.bet(own.token, null),
      await rgs.bet(high.token, 5_001),
    ]
    await rgs.start()
    rgs.moveTo(endsAtMs + 60_000)
    for (let look = 0; look < 3; look += 1) await rgs.drive(two)
    await rgs.settle()
    expect(auto.player.balanceMinor).toBe(full + parseMoney('15.00'))
    expect(own.player.balanceMinor).toBe(full)
    expect(high.player.balanceMinor).toBe(full - stake)
    const states = await Promise.all(bets.map(({ value }) => rgs.stateOf(value.round.id)))
    expect(states).toEqual(['closed', 'cancelled', 'closed'])
  })

  test('a bet whose process died before the stake was recorded is returned', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight()
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : 'lost')
    const id = rgs.id()
    await rgs.bet(token, null, { id })
    await rgs.pool.query("update rgs.round set state = 'created' where id = $1", [id])
    await rgs.start()
    rgs.wallet.faultOf = () => undefined
    rgs.wait(20_000)
    await rgs.resolve()
    expect(await rgs.stateOf(id)).toBe('cancelled')
    expect(player.balanceMinor).toBe(full)
  })

  test('a payout whose answer was lost is paid once', async () => {
    const { player, token } = await rgs.open()
    await rgs.openFlight({ least: 200 })
    const { value } = await rgs.bet(token)
    await rgs.takeOff()
    await rgs.flyTo(150)
    rgs.wallet.faultOf = (call) => (call === 'credit' ? 'answer_lost' : undefined)
    expect((await rgs.cashOut(token, value.round.id)).value.round.state).toBe('played')
    rgs.wallet.faultOf = () => undefined
    rgs.wait(20_000)
    await rgs.resolve()
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
    expect(player.balanceMinor).toBe(full + parseMoney('5.00'))
  })
})
