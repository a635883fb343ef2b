import { chanceOf } from '@trevo/fairness/chance.ts'
import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeatRgs, type SeatRgs } from '../../../testing/open-seat-rgs.ts'

const rgs = await openSeatRgs()
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

type Player = Awaited<ReturnType<SeatRgs['open']>>
type Placed = { readonly player: Player; readonly id: string; readonly before: bigint }

const bet = async (player: Player, ...more: [string, object?]): Promise<Placed> => {
  const before = player.player.balanceMinor
  const { status, value } = await rgs.place(player.token, ...more)
  expect([status, value.errorCode]).toEqual([200, undefined])
  return { player, id: value.round.id, before }
}

const roundOf = async ({ player, id }: Placed) => rgs.roundOf(player.token, id)

/** The wallet and the round agree, and the result can be recomputed from the seed. */
const isBookedAndProven = async (placed: Placed): Promise<void> => {
  const { round, proof } = await roundOf(placed)
  expect(round.state).toBe('closed')
  const { balanceMinor } = placed.player.player
  expect(balanceMinor).toBe(placed.before - parseMoney(round.stake) + parseMoney(round.payout))
  const wager = { stakeMinor: parseMoney(round.firstStake), choice: round.choice as Json }
  const chance = chanceOf({ ...proof, serverSeed: proof.serverSeed ?? '' })
  const play = engineOf(rgs.title).play(rgs.title, wager, round.actions as Json[], chance)
  expect(play.view).toEqual(round.outcome)
  expect([play.stakeMinor, play.payoutMinor]).toEqual([
    parseMoney(round.stake),
    parseMoney(round.payout),
  ])
}

const decide = async ({ player, id }: Placed, number: number, kind: string) =>
  (await rgs.decide(player.token, id, number, kind)).value.errorCode

/** Ends the seat's turn by `stand` on every hand. */
const standAll = async (placed: Placed, seat: number, from: number): Promise<void> => {
  for (let number = from; ; number += 1) {
    const { view } = await rgs.table(placed.player.token)
    if (view?.turn !== seat) return
    expect(await decide(placed, number, 'stand')).toBeUndefined()
  }
}

const hasPair = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats[0]?.isPair === true && (seats[0]?.points ?? 0) > 4 && !seats[0].isSoft

describe('a split', () => {
  test('raises the seat and the following bets behind it; those who cannot or will not follow stay with the first hand', async () => {
    const [sitter, follower, leaver] = [await rgs.open(), await rgs.open(), await rgs.open()]
    const poor = await rgs.open('3.00')
    await rgs.openRoundWhere([3], hasPair)
    const seat = await bet(sitter, 'seat-3', { stake: '5.00', beside: ['perfect-pairs', '21+3'] })
    const followed = await bet(follower, 'behind-3', { stake: '2.00', doubles: 'follow' })
    const left = await bet(leaver, 'behind-3', { stake: '2.00', doubles: 'leave' })
    const stayed = await bet(poor, 'behind-3', { stake: '2.00', doubles: 'follow' })
    await rgs.closeBets()
    const split = await rgs.decide(sitter.token, seat.id, 1, 'split')
    // Side bets are not raised: five more on fifteen.
    expect(split.value).toMatchObject({ round: { stake: '20.00', firstStake: '15.00' } })
    expect((await rgs.decide(sitter.token, seat.id, 1, 'split')).value.round.stake).toBe('20.00')
    const { view } = await rgs.table(sitter.token)
    expect(view?.seats.map(({ seat: at }) => at)).toEqual([3, 3])
    await standAll(seat, 3, 2)
    await rgs.endRound()
    const stakes = await Promise.all(
      [followed, left, stayed].map(async (placed) => (await roundOf(placed)).round.stake),
    )
    expect(stakes).toEqual(['4.00', '2.00', '2.00'])
    for (const placed of [seat, followed, left, stayed]) await isBookedAndProven(placed)
  })

  test('that cannot be paid leaves the seat unchanged, and a later double of one hand is a separate stake', async () => {
    const poor = await rgs.open('2.50')
    await rgs.openRoundWhere([3], hasPair)
    const seat = await bet(poor, 'seat-3', { stake: '2.00' })
    await rgs.closeBets()
    expect(await decide(seat, 1, 'split')).toBe('wallet.insufficient_balance')
    expect(await rgs.kindsOf()).toEqual([])
    expect((await rgs.table(poor.token)).turn).toMatchObject({ seat: 3 })
    poor.player.balanceMinor += parseMoney('4.00')
    const again = { ...seat, before: seat.before + parseMoney('4.00') }
    expect(await decide(seat, 1, 'split')).toBeUndefined()
    const { view } = await rgs.table(poor.token)
    if (view?.turn === 3) expect(await decide(seat, 2, 'double')).toBeUndefined()
    await standAll(seat, 3, (await rgs.kindsOf()).length + 1)
    await rgs.endRound()
    await isBookedAndProven(again)
  })

  test('whose answer is lost is returned and may be requested again', async () => {
    const sitter = await rgs.open()
    await rgs.openRoundWhere([3], hasPair)
    const seat = await bet(sitter, 'seat-3')
    await rgs.closeBets()
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : undefined)
    expect(await decide(seat, 1, 'split')).toBe('rgs.wallet_unavailable')
    rgs.wallet.faultOf = () => undefined
    expect(sitter.player.balanceMinor).toBe(seat.before - parseMoney('1.00'))
    expect(await decide(seat, 1, 'split')).toBeUndefined()
    await standAll(seat, 3, 2)
    await rgs.endRound()
    await isBookedAndProven(seat)
    expect((await roundOf(seat)).round.stake).toBe('2.00')
  })
})

describe('insurance', () => {
  const any = () => true

  test('is offered to all seats at the same time; a seat that does not answer has none, and all are paid', async () => {
    const players = [await rgs.open(), await rgs.open(), await rgs.open(), await rgs.open()]
    const [one, two, silent, backer] = players as [Player, Player, Player, Player]
    await rgs.openRoundWhere([1, 4, 6], any, 'insurance')
    const insured = await bet(one, 'seat-1', { stake: '5.00' })
    const waived = await bet(two, 'seat-4')
    const quiet = await bet(silent, 'seat-6')
    const behind = await bet(backer, 'behind-1', { doubles: 'follow' })
    await rgs.closeBets()
    const { turn_ends_at: endsAt } = await rgs.game()
    expect((await rgs.table(one.token)).turn).toMatchObject({ seat: 1, seats: [1, 4, 6] })
    // The last seat first; the order changes nobody's time.
    const answers = await Promise.all([
      decide(waived, 1, 'no-insurance'),
      decide(insured, 1, 'insurance'),
      decide(insured, 1, 'insurance'),
    ])
    expect(answers.filter((code) => code !== undefined && code !== 'rgs.round_pending')).toEqual([])
    expect((await rgs.game()).turn_ends_at).toEqual(endsAt)
    expect((await rgs.table(one.token)).turn).toMatchObject({ seats: [6] })
    expect(await decide(quiet, 1, 'hit')).toBe('rgs.action_not_legal')
    await rgs.driveTo(endsAt?.getTime() ?? 0)
    expect(await rgs.kindsOf()).toContain('6 no-insurance')
    expect(await decide(quiet, 1, 'insurance')).toBe('request.id_reused')
    await rgs.endRound()
    expect((await roundOf(insured)).round.stake).toBe('7.50')
    expect((await roundOf(behind)).round.stake).toBe('1.00')
    for (const placed of [insured, waived, quiet, behind]) await isBookedAndProven(placed)
  })

  test('from each of seven seats at once is one decision each', async () => {
    const players = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => rgs.open()))
    await rgs.openRoundWhere([1, 2, 3, 4, 5, 6, 7], any, 'insurance')
    const placed = await Promise.all(players.map((one, at) => bet(one, `seat-${at + 1}`)))
    await rgs.closeBets()
    const codes = await Promise.all(placed.map((one) => decide(one, 1, 'insurance')))
    expect(codes).toEqual(placed.map(() => undefined))
    const kinds = await rgs.kindsOf()
    expect(kinds.toSorted()).toEqual(placed.map((_, at) => `${at + 1} insurance`))
    await rgs.endRound()
    for (const one of placed) {
      expect((await roundOf(one)).round.stake).toBe('1.50')
      await isBookedAndProven(one)
    }
  })

  test('that cannot be paid is refused, and may be declined', async () => {
    const poor = await rgs.open('1.20')
    await rgs.openRoundWhere([2], any, 'insurance')
    const seat = await bet(poor, 'seat-2')
    await rgs.closeBets()
    expect(await decide(seat, 1, 'insurance')).toBe('wallet.insufficient_balance')
    expect(await decide(seat, 1, 'no-insurance')).toBeUndefined()
    await rgs.endRound()
    await isBookedAndProven(seat)
  })

  test('still being requested when the time is over does not count, and its stake is returned', async () => {
    const sitter = await rgs.open()
    await rgs.openRoundWhere([2], any, 'insurance')
    const seat = await bet(sitter, 'seat-2')
    await rgs.closeBets()
    const { turn_ends_at: endsAt } = await rgs.game()
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : undefined)
    const asked = decide(seat, 1, 'insurance')
    await rgs.driveTo(endsAt?.getTime() ?? 0)
    expect(await asked).toBeDefined()
    rgs.wallet.faultOf = () => undefined
    expect(await rgs.kindsOf()).toEqual(['2 no-insurance'])
    await rgs.resolve()
    await rgs.endRound()
    await rgs.resolve()
    await rgs.settle()
    expect((await roundOf(seat)).round.stake).toBe('1.00')
    await isBookedAndProven(seat)
  })
})

/** Whole numbers below a bound, the same in each run. */
const whimOf = (seed: number) => {
  let state = seed
  return (bound: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  }
}

test('for any decisions and balances, every bet is booked to the centavo and can be replayed', async () => {
  for (let round = 1; round <= 6; round += 1) {
    const below = whimOf(round * 97)
    await rgs.openRound()
    // Seats of the previous round are kept for their players.
    const seats = round % 2 === 0 ? [1, 3, 6] : [2, 4, 7]
    const sitters = await Promise.all(seats.map(() => rgs.open(`${4 + below(12)}.00`)))
    const backers = await Promise.all(seats.map(() => rgs.open(`${2 + below(6)}.00`)))
    const beside = [['perfect-pairs'], ['21+3', 'perfect-pairs'], []]
    const placed: Placed[] = []
    for (const [at, seat] of seats.entries()) {
      const [sitter, backer] = [sitters[at], backers[at]]
      if (!sitter || !backer) continue
      placed.push(await bet(sitter, `seat-${seat}`, { beside: beside[below(3)] ?? [] }))
      const doubles = below(3) > 0 ? 'follow' : 'leave'
      placed.push(await bet(backer, `behind-${seat}`, { stake: '2.00', doubles }))
    }
    await rgs.closeBets()
    for (let step = 0; step < 60; step += 1) {
      const game = await rgs.game()
      const { view, turn } = await rgs.table(sitters[0]?.token ?? '')
      const seat = turn?.seats?.[below(turn.seats.length)]
      if (seat === undefined || !view) break
      const own = placed[2 * seats.indexOf(seat)]
      const number = game.moves.filter((move) => move.seat === seat).length + 1
      const kinds =
        view.phase === 'insurance'
          ? ['insurance', 'no-insurance']
          : ['split', 'double', 'hit', 'stand']
      if (own) await decide(own, number, kinds[below(kinds.length)] ?? 'stand')
    }
    await rgs.endRound()
    for (const one of placed) await isBookedAndProven(one)
    await rgs.nextRound()
  }
})
