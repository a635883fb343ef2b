import {
  GameChange,
  type OperatorGameChange,
  type OperatorLottery,
} from '@trevo/contract/ops/lottery-changes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { moneyOrNull } from '../../common/domain/lottery-money.ts'
import { dayOf } from '../../draws/domain/schedule.ts'
import { calendarOf } from '../../draws/repository/calendars.ts'
import {
  findChange,
  listChangeEvents,
  listChanges,
  type NamedChange,
} from '../repository/game-changes.ts'
import { readSetup, type Setup } from '../../lotteries/repository/games.ts'
import type { GameRow } from '../../tables.ts'
import { gamesOfBrand, getGameByCode, type LotteryContext } from '../../lotteries/context.ts'
import { gameChangeKindName, readTarget } from './game-change-kind.ts'

/** @throws Refusal `lottery.change_unknown` unless it is a change of the brand. */
export const getChange = async (
  { database }: LotteryContext,
  brandId: number,
  changeId: bigint,
): Promise<NamedChange> => {
  const change = await findChange(database.db, brandId, changeId)
  if (!change) throw new Refusal('lottery.change_unknown')
  return change
}

/** Changes as operators read them, each with its log. */
const presentChanges = async (
  { database }: LotteryContext,
  changes: readonly NamedChange[],
): Promise<OperatorGameChange[]> => {
  const events = await listChangeEvents(
    database.db,
    changes.map(({ id }) => id),
  )
  return changes.map(({ id, code, from_on, state, change }) => ({
    changeId: String(id),
    gameCode: code,
    fromOn: from_on,
    state,
    change: GameChange.parse(change),
    events: events
      .filter(({ change_id }) => change_id === id)
      .map(({ kind, at, operator, reason }) => ({ kind, at: at.toISOString(), operator, reason })),
  }))
}

/** @throws Refusal `lottery.change_unknown` unless it is a change of the brand. */
export const showChange = async (
  context: LotteryContext,
  brandId: number,
  changeId: bigint,
): Promise<OperatorGameChange> => {
  const [shown] = await presentChanges(context, [await getChange(context, brandId, changeId)])
  if (!shown) throw new Refusal('lottery.change_unknown')
  return shown
}

const changeOfInput = z.object({ change: GameChange })

/** What waits for a second person, the newest first. */
const listWaiting = async (
  { staff }: LotteryContext,
  brandId: number,
  targets?: readonly string[],
): Promise<OperatorGameChange[]> => {
  const waiting = await staff.listWaiting(brandId, gameChangeKindName, targets)
  const changes = [...waiting].map(([target, one]): OperatorGameChange => {
    const [gameCode, fromOn] = readTarget(target)
    const { requestId: changeId, askedBy: operator, askedAt, reason } = one
    return {
      changeId,
      gameCode,
      fromOn,
      state: 'waiting',
      change: changeOfInput.parse(one.input).change,
      events: [{ kind: 'asked', at: askedAt.toISOString(), operator, reason }],
    }
  })
  return changes.toReversed()
}

/** The change of a target that waits for a second person. */
export const showWaiting = async (
  context: LotteryContext,
  brandId: number,
  target: string,
): Promise<OperatorGameChange | undefined> => (await listWaiting(context, brandId, [target]))[0]

/** Keys are `<game>:<play>`, as the limits of plays have them. */
const ofGame = <Value>(all: ReadonlyMap<string, Value>, gameId: number) =>
  [...all]
    .filter(([key]) => key.startsWith(`${gameId}:`))
    .map(([key, value]) => ({ playId: Number(key.slice(key.indexOf(':') + 1)), value }))

const presentLottery = (setup: Setup, game: GameRow, now: Date): OperatorLottery => {
  const calendar = calendarOf(setup, game.id)
  const today = dayOf(calendar, now)
  const limit = setup.limits.get(game.id)
  return {
    gameCode: game.code,
    names: game.names,
    isOnSale: game.on_sale,
    onSaleFrom: game.on_sale_from?.toISOString() ?? null,
    schedules: [...calendar.schedules],
    holidays: [...calendar.holidays].filter((day) => day >= today).toSorted(),
    limits: limit
      ? {
          order: formatMoney(limit.order_minor_max),
          multiple: limit.multiple_max,
          prize: formatMoney(limit.prize_minor_max),
          memberDraw: moneyOrNull(limit.member_draw_minor_max),
          draw: moneyOrNull(limit.draw_minor_max),
        }
      : null,
    plays: ofGame(setup.playLimits, game.id).map(({ playId, value }) => ({
      playId,
      isClosed: value.isClosed,
      order: moneyOrNull(value.orderMinorMax),
    })),
    exposures: ofGame(setup.exposureMax, game.id).map(({ playId, value }) => ({
      playId,
      line: formatMoney(value),
    })),
  }
}

type Asked = { readonly brandId: number; readonly gameCode?: string | undefined }

/** Lotteries with what operators may change of them, and the changes. */
export const createListGameChanges = (context: LotteryContext) => {
  const { database, clock } = context
  return {
    /** @throws Refusal `lottery.game_unknown` */
    listOperatorLotteries: async ({
      brandId,
      gameCode,
    }: Asked): Promise<{ lotteries: OperatorLottery[] }> => {
      const setup = await readSetup(database)
      const games =
        gameCode === undefined
          ? gamesOfBrand(setup, brandId)
          : [getGameByCode(setup, brandId, gameCode)]
      return { lotteries: games.map((game) => presentLottery(setup, game, clock.now())) }
    },

    /** @throws Refusal `lottery.game_unknown` */
    listGameChanges: async ({
      brandId,
      gameCode,
      limit,
    }: Asked & { readonly limit: number }): Promise<{ changes: OperatorGameChange[] }> => {
      const gameId =
        gameCode === undefined
          ? undefined
          : getGameByCode(await readSetup(database), brandId, gameCode).id
      const waiting = (await listWaiting(context, brandId)).filter(
        (one) => gameCode === undefined || one.gameCode === gameCode,
      )
      const rows = await listChanges(database.db, { brandId, gameId, limit })
      const changes = [...waiting, ...(await presentChanges(context, rows))]
      return { changes: changes.slice(0, limit) }
    },
  }
}
