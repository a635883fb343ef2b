import { chanceOf } from '@trevo/fairness/chance.ts'
import { isOfChain } from '@trevo/fairness/hash-chain.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { actionTransactionIds, transactionIds } from '../../../wallet/domain/transaction-ids.ts'
import { openSeatRgs, type SeatRgs } from '../../../testing/open-seat-rgs.ts'
import { findRound } from '../../../rounds/repository/rounds.ts'
import { listSessions } from '../repository/seats.ts'
import { askForDebit } from '../../../wallet/service/ask-for-debit.ts'
import { walletTokenOf } from '../../../sessions/service/wallet-token.ts'
import { beginDecision } from './begin-decision.ts'
import type { SeatedDraw } from './seated-port.ts'

const rgs = await openSeatRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const full = parseMoney('100.00')
const other = '00000000-0000-4000-8000-000000000002'
type Player = Awaited<ReturnType<SeatRgs['open']>>

/** The balance of a player who did nothing else must match the round. */
const isBooked = async ({ player, token }: Player, roundId: string): Promise<void> => {
  const { round } = await rgs.roundOf(token, roundId)
  expect(round.state).toBe('closed')
  expect(player.balanceMinor).toBe(full - parseMoney(round.stake) + parseMoney(round.payout))
}

const bet = async (...order: Parameters<SeatRgs['place']>): Promise<string> => {
  const { status, value } = await rgs.place(...order)
  expect(value.errorCode).toBeUndefined()
  expect(status).toBe(200)
  return value.round.id
}

describe('places at the table', () => {
  test('a seat has one player, a player one seat; a bet behind needs another player there', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openRound()
    await bet(one.token, 'seat-3')
    const codeOf = async (...order: Parameters<SeatRgs['place']>) =>
      (await rgs.place(...order)).value.errorCode
    expect(await codeOf(two.token, 'seat-3')).toBe('rgs.place_taken')
    expect(await codeOf(one.token, 'seat-4')).toBe('rgs.choice_not_offered')
    const follow = { doubles: 'follow' }
    expect(await codeOf(one.token, 'behind-3', follow)).toBe('rgs.choice_not_offered')
    expect(await codeOf(two.token, 'behind-5', follow)).toBe('rgs.choice_not_offered')
    await bet(two.token, 'behind-3', follow)
    await bet(two.token, 'seat-5')
    const { room } = (await rgs.room(two.token)).value
    expect(room.bets.map(({ place }) => place).toSorted()).toEqual(['behind-3', 'seat-3', 'seat-5'])
    expect([one.player.balanceMinor, two.player.balanceMinor]).toEqual([
      full - parseMoney('1.00'),
      full - parseMoney('2.00'),
    ])
  })

  test('of two players who want a seat at once one gets it; the other keeps the stake', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(() => rgs.open()))
    await rgs.openRound()
    const answers = await Promise.all(players.map(({ token }) => rgs.place(token, 'seat-1')))
    const codes = answers.map(({ value }) => value.errorCode ?? 'seated').toSorted()
    expect(codes).toEqual(['rgs.place_taken', 'rgs.place_taken', 'rgs.place_taken', 'seated'])
    const lost = players.filter(({ player }) => player.balanceMinor < full)
    expect(lost).toHaveLength(1)
  })

  test('a seat is kept for the next round, and free after one without a bet', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openRound()
    await bet(one.token, 'seat-2')
    await rgs.closeBets()
    await rgs.endRound()
    await rgs.nextRound()
    const { name } = (await rgs.room(one.token)).value
    expect((await rgs.table(two.token)).seats).toEqual([{ seat: 2, name }])
    expect((await rgs.place(two.token, 'seat-2')).value.errorCode).toBe('rgs.place_taken')
    await rgs.closeBets()
    await rgs.endRound()
    await rgs.nextRound()
    await bet(two.token, 'seat-2')
  })

  test('a bet behind a seat that was left is returned at the close', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openRound()
    const seat = await bet(one.token, 'seat-6')
    const behind = await bet(two.token, 'behind-6', { doubles: 'leave' })
    await rgs.removeBet(one.token, seat)
    await rgs.closeBets()
    expect(await rgs.stateOf(behind)).toBe('cancelled')
    expect([one.player.balanceMinor, two.player.balanceMinor]).toEqual([full, full])
  })
})

test('seats decide in turn; each is paid by the rules, and redone from the record', async () => {
  const players = [await rgs.open(), await rgs.open(), await rgs.open()]
  const [first, second, backer] = players as [Player, Player, Player]
  await rgs.openRoundWhere([2, 5], ({ seats, turn }) =>
    [turn === 2, seats.every(({ points }) => points < 17)].every(Boolean),
  )
  const ids = [
    await bet(first.token, 'seat-2', { stake: '5.00' }),
    await bet(second.token, 'seat-5'),
    await bet(backer.token, 'behind-5', { stake: '2.00', doubles: 'leave' }),
  ] as [string, string, string]
  await rgs.closeBets()
  expect(await rgs.table(backer.token)).toMatchObject({ phase: 'flying', turn: { seat: 2 } })
  // Out of turn, not on offer, and another player's.
  const codeOf = async (...order: Parameters<SeatRgs['decide']>) =>
    (await rgs.decide(...order)).value.errorCode
  expect(await codeOf(second.token, ids[1], 1, 'stand')).toBe('rgs.action_not_legal')
  expect(await codeOf(first.token, ids[0], 1, 'insurance')).toBe('rgs.action_not_legal')
  expect(await codeOf(backer.token, ids[2], 1, 'hit')).toBe('rgs.action_not_legal')
  expect(await codeOf(backer.token, ids[0], 1, 'hit')).toBe('rgs.round_unknown')
  // Repeated eight times concurrently it is one decision; another one under its number is refused.
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => rgs.decide(first.token, ids[0], 1, 'stand')))
  expect(await rgs.kindsOf()).toEqual(['2 stand'])
  expect(await codeOf(first.token, ids[0], 1, 'hit')).toBe('request.id_reused')
  expect(await rgs.table(backer.token)).toMatchObject({ turn: { seat: 5 }, seed: null })
  expect((await rgs.decide(second.token, ids[1], 1, 'stand')).status).toBe(200)
  await rgs.endRound()
  await rgs.settle()
  for (const [index, player] of players.entries()) {
    const id = ids[index] ?? ''
    await isBooked(player, id)
    const { round, proof } = await rgs.roundOf(player.token, id)
    expect(isOfChain(proof.serverSeed ?? '', proof.hashCount, proof.commitment)).toBe(true)
    const wager = { stakeMinor: parseMoney(round.firstStake), choice: round.choice as Json }
    const chance = chanceOf({ ...proof, serverSeed: proof.serverSeed ?? '' })
    const play = engineOf(rgs.title).play(rgs.title, wager, round.actions as Json[], chance)
    expect(play.view).toEqual(round.outcome)
    expect(play.payoutMinor).toBe(parseMoney(round.payout))
  }
  const { past } = (await rgs.room(first.token)).value.room
  const { outcome } = (await rgs.roundOf(first.token, ids[0])).round
  expect(outcome).toMatchObject({ outcome: past[0]?.outcome })
})

describe('the clock', () => {
  test('a seat that does not answer stands: nothing more is staked, and the next one decides', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await rgs.openRoundWhere([1, 7], ({ seats }) => seats.every(({ points }) => points < 17))
    const silent = await bet(one.token, 'seat-1')
    const awake = await bet(two.token, 'seat-7')
    await rgs.closeBets()
    const { turn_ends_at: endsAt } = await rgs.game()
    await rgs.driveTo((endsAt?.getTime() ?? 0) - 1)
    expect(await rgs.kindsOf()).toEqual([])
    await rgs.driveTo(endsAt?.getTime() ?? 0)
    expect(await rgs.kindsOf()).toEqual(['1 stand'])
    // It comes too late, and changes nothing.
    const late = await rgs.decide(one.token, silent, 1, 'double')
    expect(late.value.errorCode).toBe('request.id_reused')
    expect((await rgs.decide(two.token, awake, 1, 'stand')).status).toBe(200)
    await rgs.endRound()
    await isBooked(one, silent)
    await isBooked(two, awake)
    expect((await rgs.roundOf(one.token, silent)).round.stake).toBe('1.00')
  })

  test('after a pause of all processes the seat in turn has its full time again', async () => {
    const { token } = await rgs.open()
    await rgs.openRoundWhere([4], ({ seats }) => (seats[0]?.points ?? 21) < 17)
    const id = await bet(token, 'seat-4')
    await rgs.closeBets()
    await rgs.start()
    rgs.wait(120_000)
    await rgs.drive(other)
    expect(await rgs.kindsOf()).toEqual([])
    rgs.wait(rgs.turns.decisionMs - 1_000)
    expect((await rgs.decide(token, id, 1, 'stand')).status).toBe(200)
    expect(await rgs.kindsOf()).toEqual(['4 stand'])
  })
})

const canDouble = ({ seats }: { seats: readonly { points: number }[] }) =>
  seats.every(({ points }) => points >= 9 && points <= 11)

describe('a double', () => {
  test('raises the seat and the bets behind it that chose to follow and have the money; the others stay', async () => {
    const [seat, follower, leaver] = [await rgs.open(), await rgs.open(), await rgs.open()]
    const poor = await rgs.open('3.00')
    await rgs.openRoundWhere([3], canDouble)
    const id = await bet(seat.token, 'seat-3', { stake: '10.00' })
    const followed = await bet(follower.token, 'behind-3', { stake: '2.00', doubles: 'follow' })
    const left = await bet(leaver.token, 'behind-3', { stake: '2.00', doubles: 'leave' })
    const stayed = await bet(poor.token, 'behind-3', { stake: '2.00', doubles: 'follow' })
    await rgs.closeBets()
    const doubled = await rgs.decide(seat.token, id, 1, 'double')
    expect(doubled.value).toMatchObject({ round: { stake: '20.00', firstStake: '10.00' } })
    const again = await rgs.decide(seat.token, id, 1, 'double')
    expect([again.status, again.value.round.stake]).toEqual([200, '20.00'])
    expect((await rgs.room(seat.token)).value.room.stakeTotal).toBe('28.00')
    await rgs.endRound()
    const stakeOf = async ({ token }: Player, round: string) =>
      (await rgs.roundOf(token, round)).round.stake
    expect(await stakeOf(follower, followed)).toBe('4.00')
    expect(await stakeOf(leaver, left)).toBe('2.00')
    expect(await stakeOf(poor, stayed)).toBe('2.00')
    await isBooked(seat, id)
    await isBooked(follower, followed)
    await isBooked(leaver, left)
    const { round } = await rgs.roundOf(poor.token, stayed)
    expect(poor.player.balanceMinor).toBe(parseMoney('1.00') + parseMoney(round.payout))
    // Each is the same hand at its own stake.
    const perReal = Number(round.payout) / 2
    const paid = (await rgs.roundOf(follower.token, followed)).round.payout
    expect(Number(paid)).toBe(4 * perReal)
    expect(round.actions).toContainEqual({ kind: 'double', seat: 3, isRaised: false })
  })

  test('with too little money is refused; the turn continues, and nothing is lost', async () => {
    const poor = await rgs.open('1.50')
    const backer = await rgs.open()
    await rgs.openRoundWhere([3], canDouble)
    const id = await bet(poor.token, 'seat-3')
    const behind = await bet(backer.token, 'behind-3', { doubles: 'follow' })
    await rgs.closeBets()
    const refused = await rgs.decide(poor.token, id, 1, 'double')
    expect(refused.value.errorCode).toBe('wallet.insufficient_balance')
    expect(await rgs.kindsOf()).toEqual([])
    expect((await rgs.table(poor.token)).turn).toMatchObject({ seat: 3 })
    expect(poor.player.balanceMinor).toBe(parseMoney('0.50'))
    // Nothing was requested from the players behind.
    expect(backer.player.balanceMinor).toBe(full - parseMoney('1.00'))
    expect((await rgs.decide(poor.token, id, 1, 'stand')).status).toBe(200)
    await rgs.endRound()
    await isBooked(backer, behind)
    const { round } = await rgs.roundOf(poor.token, id)
    expect(poor.player.balanceMinor).toBe(parseMoney('0.50') + parseMoney(round.payout))
  })

  test('requested again and again does not hold the table up', async () => {
    const poor = await rgs.open('1.50')
    await rgs.openRoundWhere([3], canDouble)
    const id = await bet(poor.token, 'seat-3')
    await rgs.closeBets()
    const { turn_ends_at: endsAt } = await rgs.game()
    const endMs = endsAt?.getTime() ?? 0
    for (let time = 0; time < 3; time += 1) {
      rgs.moveTo(endMs - 500 + time)
      await rgs.decide(poor.token, id, 1, 'double')
    }
    const { turn_ends_at: longer } = await rgs.game()
    expect(longer?.getTime()).toBe(endMs - 500 + rgs.turns.raiseMs)
  })

  test('whose answer is lost does not count, and the stake is returned', async () => {
    const seat = await rgs.open()
    await rgs.openRoundWhere([3], canDouble)
    const id = await bet(seat.token, 'seat-3')
    await rgs.closeBets()
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : undefined)
    const lost = await rgs.decide(seat.token, id, 1, 'double')
    expect(lost.value.errorCode).toBe('rgs.wallet_unavailable')
    rgs.wallet.faultOf = () => undefined
    expect(seat.player.balanceMinor).toBe(full - parseMoney('1.00'))
    expect((await rgs.decide(seat.token, id, 1, 'double')).value.round.stake).toBe('2.00')
    await rgs.endRound()
    await isBooked(seat, id)
  })

  test('of a process that was killed with the stake taken: the seat stands, the stake is returned, the bet is paid', async () => {
    const [seat, backer] = [await rgs.open(), await rgs.open()]
    await rgs.openRoundWhere([3], canDouble)
    const id = await bet(seat.token, 'seat-3')
    const behind = await bet(backer.token, 'behind-3', { doubles: 'follow' })
    await rgs.closeBets()
    // It has requested the stake, the platform has taken it, and the process stopped.
    const dependencies = rgs.dependencies()
    const current = await rgs.current()
    const { db } = dependencies.database
    const round = await findRound(db, id)
    const [session] = await listSessions(db, round ? [round.session_id] : [])
    if (!round || !session) throw new Error('the bet is gone')
    const table = { draw: current as unknown as SeatedDraw, gameId: current.game.id }
    const receivedAt = dependencies.clock.now()
    const order = {
      playerRef: round.player_ref,
      roundId: id,
      number: 1,
      kind: 'double',
      receivedAt,
    }
    await dependencies.database.inTx((tx) => beginDecision(dependencies, tx, table, order))
    await askForDebit(dependencies, round, {
      transactionId: actionTransactionIds(id, 1).debit,
      walletToken: walletTokenOf(dependencies, session),
      amountMinor: round.stake_minor,
      furtherOf: transactionIds(id).debit,
    })
    expect(seat.player.balanceMinor).toBe(full - parseMoney('2.00'))
    await rgs.start()
    rgs.wait(1_500)
    expect(await rgs.drive(other)).toBe(true)
    await rgs.driveTo(rgs.nowMs() + rgs.turns.decisionMs + rgs.turns.raiseMs, other)
    expect(await rgs.kindsOf()).toEqual(['3 stand'])
    await rgs.driveTo((await rgs.current()).endsAtMs, other)
    await rgs.settle()
    // Not before the result of the stake is known.
    expect(await rgs.stateOf(id)).toBe('in_steps')
    await rgs.resolve()
    await rgs.settle()
    await isBooked(seat, id)
    await isBooked(backer, behind)
    expect((await rgs.roundOf(seat.token, id)).round.stake).toBe('1.00')
  })
})

test('a table taken over within two seconds continues from the decisions made, every seat in its turn', async () => {
  const [one, two] = [await rgs.open(), await rgs.open()]
  await rgs.openRoundWhere([1, 2], ({ seats, turn }) =>
    [turn === 1, seats.every(({ points }) => points < 12)].every(Boolean),
  )
  const first = await bet(one.token, 'seat-1')
  const second = await bet(two.token, 'seat-2')
  await rgs.closeBets()
  await rgs.decide(one.token, first, 1, 'hit')
  await rgs.decide(one.token, first, 2, 'stand')
  const before = await rgs.table(two.token)
  await rgs.start()
  rgs.wait(1_900)
  expect(await rgs.drive(other)).toBe(true)
  const after = await rgs.table(two.token)
  expect([after.view, after.turn]).toEqual([before.view, before.turn])
  expect(after.turn).toMatchObject({ seat: 2 })
  await rgs.decide(two.token, second, 1, 'stand')
  await rgs.driveTo((await rgs.current()).endsAtMs, other)
  await Promise.all([rgs.settle(), rgs.settle()])
  await isBooked(one, first)
  await isBooked(two, second)
})
