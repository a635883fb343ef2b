import type { SportsbookContext } from '../../common/service/context.ts'
import type { OpenChoice } from '../domain/match-result.ts'
import { listOpenIds, sumOpenChoices } from '../repository/board.ts'

/** How old the added-up stakes may be before they are added up again. */
const freshMs = 2_000
/** Older ones are not shown. */
const usableMs = 10_000

type Counted = {
  readonly choices: ReadonlyMap<bigint, readonly OpenChoice[]>
  readonly at: Date
}

/**
 * The open bets on every match of a brand, added up at most every two seconds and copy however many traders
 * look: a board gets the last sums at once, while newer ones are on their way.
 */
export const createOpenStakes = ({ database, clock, setup }: SportsbookContext) => {
  const held = new Map<number, { last?: Counted; pending?: Promise<Counted> }>()

  const count = async (brandId: number): Promise<Counted> => {
    const { leagues } = await setup()
    const own = leagues.filter((league) => league.brand_id === brandId).map(({ id }) => id)
    const at = clock.now()
    const ids = await listOpenIds(database.db, own)
    return { choices: await sumOpenChoices(database.db, ids), at }
  }

  return async (brandId: number): Promise<Counted> => {
    const of = held.get(brandId) ?? {}
    held.set(brandId, of)
    const ageMs = of.last ? Math.abs(clock.now().getTime() - of.last.at.getTime()) : Infinity
    if (of.last && ageMs < freshMs) return of.last
    of.pending ??= count(brandId)
      .then((counted) => (of.last = counted))
      .finally(() => delete of.pending)
    if (of.last && ageMs < usableMs) {
      // A failure is thrown to the next reader that has to wait.
      of.pending.catch(() => undefined)
      return of.last
    }
    return of.pending
  }
}

export type OpenStakes = ReturnType<typeof createOpenStakes>
