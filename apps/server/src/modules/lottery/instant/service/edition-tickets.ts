import { makeTickets, type EditionTickets } from '@trevo/lottery-rules/instant/edition.ts'
import { runInSlices } from '@trevo/platform/work-in-slices.ts'
import { saltsOf } from '@trevo/fairness/salts.ts'
import { LRUCache } from 'lru-cache'
import { labelOf, planOf, type EditionWithGame } from '../domain/edition-view.ts'
import { getSeed } from '../repository/instant-editions.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/** Editions whose tickets are in memory, about 7 MB for 100,000 tickets each. */
const editionsMax = 16

export type LoadedEdition = EditionTickets & {
  readonly label: string
  /** The salt of a ticket by its number. */
  readonly saltOf: (ticket: number) => string
}

type Named = Pick<
  EditionWithGame,
  'id' | 'code' | 'number' | 'price_minor' | 'ticket_count' | 'prizes'
>
export type LoadTickets = (edition: Named) => Promise<LoadedEdition>

/** Makes the tickets of an edition from its seed, once in this copy; concurrent callers share the work. */
export const createLoadTickets = ({ database }: Pick<LotteryContext, 'database'>): LoadTickets => {
  const loaded = new LRUCache<number, Promise<LoadedEdition>>({ max: editionsMax })
  const load = async (edition: Named): Promise<LoadedEdition> => {
    const seed = await getSeed(database.db, edition.id)
    const label = labelOf(edition.code, edition.number)
    const tickets = await runInSlices(makeTickets(planOf(edition), seed, label))
    return { ...tickets, label, saltOf: saltsOf(seed, label) }
  }
  return (edition) => {
    const known = loaded.get(edition.id)
    if (known) return known
    const making = load(edition)
    loaded.set(edition.id, making)
    making.catch(() => loaded.delete(edition.id))
    return making
  }
}
