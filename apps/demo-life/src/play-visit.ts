import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listGames } from '@trevo/api-client/endpoints.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'
import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { parseMoney, formatMoney } from '@trevo/money/money.ts'
import { seedToBring } from './bring-seed.ts'
import { chooseAction, chooseWager, isShared, takesAnyStake, type Wager } from './choose-wager.ts'
import type { RoundCount } from './count-rounds.ts'
import type { Entered } from './enter.ts'
import { actInRound, finishRound, openGameSession, playRound } from './game-server.ts'
import { openGame } from './open-game.ts'
import { reais } from './move-money.ts'
import { needed, VisitEnds } from './needed.ts'
import { chooseStake, lookMs, roundsOfVisit } from './pace.ts'

export type VisitOptions = {
  readonly rgsUrl: string
  readonly count: RoundCount
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** From this usual stake on, in reais, somebody plays slots alone. */
const highStake = 100

const chooseGame = async ({ api, member }: Entered, chance: number) => {
  const { games } = needed(
    await api.call(listGames, {
      query: { clientType: '3', gameType: 'BGS', pageNo: 1, pageSize: 100 },
    }),
  )
  const isHigh = member.habit.stake >= highStake
  const open = games.filter(
    ({ maintenance, gameCode }) =>
      !maintenance && !isShared(gameCode) && (!isHigh || takesAnyStake(gameCode)),
  )
  const game = open[Math.floor(chance * open.length)]
  if (!game) throw new VisitEnds('no game of our own is open')
  return game
}

type Order = {
  readonly api: Api
  readonly gameCode: string
  readonly wager: Wager
  readonly seeds: SeedState
}

/** Plays a round with several steps to its end. */
const actToEnd = async (api: Api, startedRound: Round): Promise<void> => {
  let round = startedRound
  while (round.state === 'in_steps') {
    const body = {
      number: round.actions.length + 1,
      action: chooseAction(round) as Round['choice'],
    }
    const acted = needed(await api.call(actInRound, { params: { roundId: round.id }, body }))
    round = acted.round
  }
}

/** One complete round; returns it, when the next one may start, and with which seeds. */
export const playOne = async ({ api, gameCode, wager, seeds }: Order) => {
  const id = randomUUID()
  const { stakeMinor, choice } = wager
  const body = {
    id,
    gameCode,
    stake: formatMoney(stakeMinor),
    choice: choice as Round['choice'], // plain JSON, read-only
    seed: seedToBring(seeds),
  }
  const played = needed(await api.call(playRound, { body }))
  await actToEnd(api, played.round)
  await api.call(finishRound, { params: { roundId: id } })
  return played
}

/** A session of one of our own games. A round that was left open is played to its end first. */
export const openOwnGame = async (
  entered: Entered,
  place: { readonly nodeId: number; readonly rgsUrl: string },
) => {
  const opened = await openGame(entered, place, async (own, launchToken) =>
    needed(await own.call(openGameSession, { body: { launchToken } })),
  )
  const { openRound } = opened.session
  if (openRound) {
    await actToEnd(opened.api, openRound)
    await opened.api.call(finishRound, { params: { roundId: openRound.id } })
  }
  return opened
}

/**
 * One visit to a game, as the game client makes it: launch, session, some rounds at a person's pace. Ends early
 * when the signal is aborted or when no further round may be played today. Throws `VisitEnds` if the platform or
 * the game server refuses.
 */
export const playVisit = async (entered: Entered, options: VisitOptions): Promise<void> => {
  const { rgsUrl, count, chance, signal } = options
  const game = await chooseGame(entered, chance())
  const { api, session } = await openOwnGame(entered, { nodeId: game.nodeId, rgsUrl })
  const offered = session.stakes.map(parseMoney)
  const stakeMinor = chooseStake(offered, reais(entered.member.habit.stake), chance())
  const { gameCode } = session.game
  let { seeds } = session
  for (let left = roundsOfVisit(chance()); left > 0 && count.take(); left -= 1) {
    const wager = chooseWager(gameCode, stakeMinor, chance())
    if (!wager) return
    const order = { api, gameCode, wager, seeds }
    const played = await playOne(order)
    seeds = played.seeds
    const cycleMs = played.nextRoundAt ? Date.parse(played.nextRoundAt) - Date.now() : 0
    await pause(Math.max(cycleMs, lookMs(chance())), undefined, { signal })
  }
}
