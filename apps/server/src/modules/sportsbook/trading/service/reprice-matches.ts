import { bookFor } from '../../common/domain/offer.ts'
import { readSetup, type Setup } from '../../common/repository/setup.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { insertBookVersion, lockFixture, setFixture } from '../../matches/repository/fixtures.ts'
import { movedOf } from '../../matches/service/moved-of.ts'
import { listToPrice } from '../repository/leagues.ts'

const matchesAtOnce = 100

const reprice = async (context: SportsbookContext, setup: Setup, id: bigint): Promise<void> => {
  const { database, clock, listeners } = context
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, id)
    const league = fixture && setup.leagues.find((one) => one.id === fixture.league_id)
    if (!fixture?.needs_price) return undefined
    const isOpen = fixture.status === 'scheduled' || fixture.status === 'live'
    if (!league || !isOpen) {
      await setFixture(tx, id, { needs_price: false })
      return undefined
    }
    const state = { sport: league.sport, tick: fixture.tick, marks: fixture.marks }
    const margins = setup.marginsOf(league.brand_id, league.margin_plus_bp)
    const book = bookFor(league, fixture.rates, state, margins)
    const now = clock.now()
    const next = { ...fixture, book, version: fixture.version + 1 }
    await setFixture(tx, id, { book, version: next.version, priced_at: now, needs_price: false })
    await insertBookVersion(tx, next, now)
    return movedOf(league, next, now)
  })
  if (moved) listeners.onMoved(moved)
}

/** Prices matches again whose margin was changed; a job, several times a second. */
export const createRepriceMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, logger } = context
  const ids = await database.inTx((tx) => listToPrice(tx, matchesAtOnce))
  if (ids.length === 0) return
  // Not the margins of some seconds ago: those were changed.
  const setup = await readSetup(database)
  for (const id of ids) {
    try {
      await reprice(context, setup, id)
    } catch (error) {
      logger.error({ err: error, fixtureId: String(id) }, 'sportsbook: match not priced again')
    }
  }
}
