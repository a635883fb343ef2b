import { randomFillSync } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { makeTickets, rootOfTickets } from '@trevo/lottery-rules/instant/edition.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { runInSlices } from '@trevo/platform/work-in-slices.ts'
import { labelOf, planOf } from '../domain/edition-view.ts'
import { listInstantGameRows, lockInstantGame } from '../repository/instant-games.ts'
import {
  closeEdition,
  findLastNumber,
  findOpenEdition,
  hasReady,
  insertReady,
  listOverdueEditions,
  lockEdition,
  openReadyEdition,
} from '../repository/instant-editions.ts'
import type { InstantGameRow } from '../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

type Needs = Pick<LotteryContext, 'database' | 'clock'> & {
  /** Ends the making of tickets, which may take a minute; another copy starts over. */
  readonly stopped: AbortSignal
}

/** Seconds of work for a large edition, of which the server notices little. */
const restMs = 24

const isSamePlan = (one: InstantGameRow, other: InstantGameRow | undefined): boolean =>
  other !== undefined &&
  one.edition_days === other.edition_days &&
  isDeepStrictEqual(planOf(one), planOf(other))

/**
 * Publishes the next edition of a lottery: hash of its seed, and root over its tickets. Nothing if two persons decided
 * on another plan meanwhile: the next run follows that one.
 */
const prepare = async (
  { database, clock, stopped }: Needs,
  game: InstantGameRow,
): Promise<void> => {
  const seed = createServerSeed(randomFillSync)
  const number = (await findLastNumber(database.db, game.id)) + 1
  const plan = planOf(game)
  const steps = makeTickets(plan, seed, labelOf(game.code, number))
  const root = rootOfTickets(await runInSlices(steps, { restMs, signal: stopped }))
  await database.inTx(async (tx) => {
    if (!isSamePlan(game, await lockInstantGame(tx, game.brand_id, game.code))) return
    await insertReady(tx, {
      game_id: game.id,
      number,
      price_minor: game.price_minor,
      ticket_count: game.ticket_count,
      prizes: game.prizes,
      edition_days: game.edition_days,
      commitment: commitmentOf(seed),
      root,
      published_at: clock.now(),
      seed,
    })
  })
}

/** Ends sales of an edition whose last day is over; the next one begins with the same commit. */
const closeOverdue = ({ database, clock }: Needs, id: number): Promise<void> =>
  database.inTx(async (tx) => {
    const edition = await lockEdition(tx, id)
    const now = clock.now()
    if (edition?.state !== 'open' || !edition.closes_at || edition.closes_at > now) return
    await closeEdition(tx, id, 'day', now)
    await openReadyEdition(tx, edition.game_id, now)
  })

const keepOpen = async (needs: Needs, game: InstantGameRow): Promise<void> => {
  const { database, clock } = needs
  if (await findOpenEdition(database.db, game.id)) return
  await keepReady(needs, game)
  await database.inTx((tx) => openReadyEdition(tx, game.id, clock.now()))
}

const keepReady = async (needs: Needs, game: InstantGameRow): Promise<void> => {
  if (!(await hasReady(needs.database.db, game.id))) await prepare(needs, game)
}

const keepAll = async (needs: Needs): Promise<void> => {
  const { database, clock } = needs
  await doEach(await listOverdueEditions(database.db, clock.now()), ({ id }) =>
    closeOverdue(needs, id),
  )
  const games = await listInstantGameRows(database.db)
  await doEach(games, (game) => keepOpen(needs, game))
  // The next one is published while this one is sold, so that it can follow at once.
  await doEach(games, (game) => keepReady(needs, game))
}

export const createKeepInstantEditions = (context: Pick<LotteryContext, 'database' | 'clock'>) => {
  const stop = new AbortController()
  const needs = { ...context, stopped: stop.signal }
  return {
    /** A job, every few seconds: every instant lottery has an edition on sale and the next one ready. */
    keepInstantEditions: async (): Promise<void> => {
      try {
        await keepAll(needs)
      } catch (error) {
        if (!stop.signal.aborted) throw error
      }
    },
    /** Ends the job at once. */
    stopEditions: (): void => stop.abort(new Error('this copy shuts down')),
  }
}
