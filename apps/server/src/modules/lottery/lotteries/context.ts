import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { finish, type Steps } from '@trevo/lottery-rules/steps.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createSlices } from '@trevo/platform/work-in-slices.ts'
import { wiseWinId } from './domain/game-rules.ts'
import { isOffered } from './domain/offered-modes.ts'
import type { LotteryNeeds } from '../needs.ts'
import { readSetup, type Setup } from './repository/games.ts'
import { findSeriesOf, type SeriesQuestion } from './repository/series.ts'
import type { DrawRow, GameRow } from '../tables.ts'

/** How long a copy uses its cached games and limits. */
const setupMs = 5_000

export type LotteryContext = LotteryNeeds & {
  /** Games, schedules, limits; some seconds old at most. Not inside a transaction. */
  setup(): Promise<Setup>
  /** The next call reads them again: they were changed here. */
  forgetSetup(): void
  /** Series of members, batched with those of concurrent calls. Not inside a transaction. */
  findSeries(question: SeriesQuestion): Promise<ReadonlyMap<bigint, number>>
  /**
   * Reads a slip: a small one at once, a large one in slices and one at a time per member. @throws Refusal
   * `wallet.busy`
   */
  readSlipOf<Value>(memberId: bigint, slip: string, steps: Steps<Value>): Promise<Value>
  /** The draw with the number; its times and state are those of the first read. */
  findDraw(gameId: number, drawNumber: string): Promise<DrawRow | undefined>
}

/** The longest slip, in characters, that is read within a few milliseconds. */
export const smallSlipLength = 1_000

export const createLotteryContext = (
  needs: LotteryNeeds,
  findDraw: LotteryContext['findDraw'],
): LotteryContext => {
  let held: { readonly readAt: number; readonly setup: Promise<Setup> } | undefined
  const { db } = needs.database
  const slices = createSlices()
  return {
    ...needs,
    readSlipOf: async (memberId, slip, steps) =>
      slip.length <= smallSlipLength ? finish(steps) : slices.run(String(memberId), steps),
    findSeries: createCoalescer((questions) => findSeriesOf(db, questions)),
    findDraw,
    setup: () => {
      const now = needs.clock.now().getTime()
      if (!held || Math.abs(now - held.readAt) > setupMs) {
        const setup = readSetup(needs.database)
        held = { readAt: now, setup }
        setup.catch(() => (held = undefined))
      }
      return held.setup
    },
    forgetSetup: () => {
      held = undefined
    },
  }
}

/** @throws Refusal `lottery.game_unknown` unless the brand has it. */
export const getGame = (setup: Setup, brandId: number, gameId: number): GameRow => {
  const game = setup.games.find(({ id, brand_id }) => id === gameId && brand_id === brandId)
  if (!game) throw new Refusal('lottery.game_unknown')
  return game
}

/** @throws Refusal `lottery.game_unknown` unless the brand has it. */
export const getGameByCode = (setup: Setup, brandId: number, gameCode: string): GameRow => {
  const game = setup.games.find(({ code, brand_id }) => code === gameCode && brand_id === brandId)
  if (!game) throw new Refusal('lottery.game_unknown')
  return game
}

/** LOTT-2: lotteries of the brand's types, and in a prize mode if one is named. */
export const listOffered = async (
  { setup, settings }: LotteryContext,
  brandId: number,
  mode?: PrizeMode,
): Promise<readonly GameRow[]> => {
  const types = settings.lotteryTypesOf(brandId)
  return gamesOfBrand(await setup(), brandId).filter((game) => isOffered(game, types, mode))
}

export const gamesOfBrand = (setup: Setup, brandId: number): readonly GameRow[] =>
  setup.games.filter(({ brand_id }) => brand_id === brandId)

/** LOTT-2: whether the brand offers the lottery's type, and ZY if the stake is in that mode. */
export const takesMode = (
  { settings }: LotteryContext,
  game: GameRow,
  prizeModeId: number,
): boolean => {
  const types = settings.lotteryTypesOf(game.brand_id)
  return types.includes(game.prize_mode) && (prizeModeId !== wiseWinId || types.includes('ZY'))
}

/** @throws Error if a draw names a lottery that does not exist. */
export const gameOfDraw = (setup: Setup, gameId: number): GameRow => {
  const game = setup.games.find(({ id }) => id === gameId)
  if (!game) throw new Error(`a draw of unknown lottery ${gameId}`)
  return game
}
