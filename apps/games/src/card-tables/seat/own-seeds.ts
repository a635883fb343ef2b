import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { RgsRefusal } from '../../rgs/rgs-port.ts'
import type { CardClient } from '../common/card-client.ts'

const keyOf = (houseCommitment: string): string => `trevo.cards.seed.${houseCommitment}`

/** The seed of this device for a deal, made once and kept in the tab, so that a reload uses the same. */
const seedFor = (storage: Storage, houseCommitment: string): string => {
  const made = createServerSeed((bytes) => crypto.getRandomValues(bytes))
  try {
    const known = storage.getItem(keyOf(houseCommitment))
    if (known !== null) return known
    storage.setItem(keyOf(houseCommitment), made)
  } catch {
    // A private window may refuse storage: after a reload the seat then has no seed to reveal.
  }
  return made
}

/** The deal is over: a cash table has deals without end, but storage is limited. */
const forget = (storage: Storage, houseCommitment: string): void => {
  try {
    storage.removeItem(keyOf(houseCommitment))
  } catch {
    // Storage holds nothing either.
  }
}

/**
 * Sends this seat's seed when the table asks for it: the commitment once the house has committed, the seed once
 * all seats have. A lost step is repeated with the next view.
 */
export const createSeedBringer = (client: CardClient, storage: Storage) => {
  const seeds = new Map<string, string>()
  const under = new Set<string>()
  const once = async (key: string, work: () => Promise<unknown>): Promise<void> => {
    if (under.has(key)) return
    under.add(key)
    try {
      await work()
    } catch (error) {
      // The table has moved on, or the seed was sent already: the next view shows which.
      if (!(error instanceof RgsRefusal)) under.delete(key)
    }
  }
  return (view: CardTableView): void => {
    const { commitment: house, mySeat, seats, state } = view
    const own = seats.find(({ seat }) => seat === mySeat)
    if (house === null || !own) return
    const seed = seeds.get(house) ?? seedFor(storage, house)
    for (const other of seeds.keys()) {
      if (other === house) continue
      seeds.delete(other)
      forget(storage, other)
    }
    seeds.set(house, seed)
    if (state === 'committing' && own.commitment === null) {
      void once(`commit:${house}`, () => client.commit(house, commitmentOf(seed)))
    }
    if (state === 'showing' && !own.hasShown) {
      void once(`show:${house}`, () => client.show(house, seed))
    }
  }
}
