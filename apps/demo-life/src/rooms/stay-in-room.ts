import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { hintOf } from '@trevo/game-rules/blackjack-table/hint.ts'
import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Title } from '@trevo/titles/title.ts'
import type { RoundCount } from '../count-rounds.ts'
import type { Entered } from '../enter.ts'
import { actInRound, getRoom, openGameSession, playRound } from '../game-server.ts'
import { reais } from '../move-money.ts'
import { needed } from '../needed.ts'
import { openGame } from '../open-game.ts'
import { chooseStake } from '../pace.ts'
import { chooseRoomBet, hasSeats } from './choose-room-bet.ts'
import { planNext } from './plan-next.ts'

/** The least and the most games of one stay. */
const gamesOfStay = { least: 10, most: 24 } as const
/** Somebody lets this share of the games pass. */
const passShare = 0.4
/** The most that anybody usually stakes where others watch, in reais. */
const usualMax = 10
const turnLookMs = 1_500

export type RoomStay = {
  readonly title: Title
  readonly rgsUrl: string
  readonly bets: RoundCount
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** Decides at the member's own seat, while it is its turn. */
const decide = async (api: Api, game: RoomGame, round: Round | undefined): Promise<void> => {
  // What the table shows to everybody, as its engine writes it.
  const kind = game.outcome && hintOf(game.outcome as unknown as TableView)
  if (!round || !kind) return
  const body = { number: round.actions.length + 1, action: { kind } }
  // A refusal means that the turn is over; the table's clock decides then.
  await api.call(actInRound, { params: { roundId: round.id }, body })
}

/** Plays a turn at a table with seats until the game is over. */
const takeTurns = async (api: Api, seat: number, signal: AbortSignal): Promise<void> => {
  for (;;) {
    await pause(turnLookMs, undefined, { signal })
    const { room, own } = needed(await api.call(getRoom))
    const { game } = room
    if (!game || game.phase === 'over') return
    const isTurn = game.turn?.seat === seat || game.turn?.seats?.includes(seat) === true
    const round = own.find(({ state }) => state === 'in_steps')
    if (isTurn) await decide(api, game, round)
  }
}

const seatOf = (choice: unknown): number => {
  const { bets } = choice as { readonly bets: readonly { readonly bet: string }[] } // chooseSeat's own
  return Number(bets[0]?.bet.slice('seat-'.length))
}

type Bet = RoomStay & { readonly api: Api; readonly stakeMinor: bigint | undefined }

/** One bet in a game that is open. @returns the choice, or undefined if nothing was staked. */
const bet = async (
  { api, title, stakeMinor, bets, chance }: Bet,
  game: RoomGame,
): Promise<unknown> => {
  if (chance() < passShare) return undefined
  const wager = chooseRoomBet(title, game, { stakeMinor, chance: chance() })
  if (!wager || !bets.take()) return undefined
  const { gameCode } = title.maths
  const stake = formatMoney(wager.stakeMinor)
  const choice = wager.choice as Round['choice'] // plain JSON, read-only
  needed(await api.call(playRound, { body: { id: randomUUID(), gameCode, stake, choice } }))
  return choice
}

/**
 * One stay of a member in a room: a bet in most of its games, each at some moment before the close. Settlement needs
 * nobody. Throws `VisitEnds` if the platform or the game server refuses.
 */
export const stayInRoom = async (entered: Entered, stay: RoomStay): Promise<void> => {
  const { title, rgsUrl, bets, chance, signal } = stay
  const { nodeId } = title.listing
  const { api, session } = await openGame(entered, { nodeId, rgsUrl }, async (own, launchToken) =>
    needed(await own.call(openGameSession, { body: { launchToken } })),
  )
  const usual = reais(Math.min(usualMax, entered.member.habit.stake))
  const stakeMinor = chooseStake(session.stakes.map(parseMoney), usual, chance())
  const { least, most } = gamesOfStay
  let left = least + Math.floor(chance() * (most - least))
  let lastNumber = 0
  while (left > 0 && bets.isLeft()) {
    const { room } = needed(await api.call(getRoom))
    const { isBet, waitMs } = planNext(room, { lastNumber, chance: chance() })
    await pause(waitMs, undefined, { signal })
    if (!isBet || !room.game) continue
    lastNumber = room.game.number
    left -= 1
    const choice = await bet({ ...stay, api, stakeMinor }, room.game)
    if (choice !== undefined && hasSeats(title)) await takeTurns(api, seatOf(choice), signal)
  }
}
