import type { Entered } from '../enter.ts'
import { getCardTable } from '../game-server.ts'
import { needed, VisitEnds } from '../needed.ts'
import { openCardGame, type OpenCardGame } from './open-card-game.ts'
import { playSeat } from './play-seat.ts'

type PairLife = {
  readonly rgsUrl: string
  /** Lets an idle member do something. @returns whether it was completed. */
  withMember(work: (entered: Entered) => Promise<void>): Promise<boolean>
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** The cheapest tables are left to people: members of the demo meet at others. */
const leftToPeople = 2

/** An entry at which nobody waits, so that two members of the demo meet each other and no person. */
const chooseEntry = async ({ api, session }: OpenCardGame, chance: number): Promise<string> => {
  const { lobby } = needed(await api.call(getCardTable))
  const free = session.entries
    .slice(leftToPeople)
    .filter((entry) => lobby.find((row) => row.entry === entry)?.waiting === 0)
  const entry = free[Math.floor(chance * free.length)]
  if (entry === undefined) throw new VisitEnds('people wait at every table of a pair')
  return entry
}

/**
 * Two members play one match of Truco with each other, so that the card room is in play. The first sits down where
 * nobody waits once both are ready, the second at once after. @returns whether both came to the end.
 */
export const playPair = async ({
  rgsUrl,
  withMember,
  chance,
  signal,
}: PairLife): Promise<boolean> => {
  const ready = Promise.withResolvers<void>()
  const seated = Promise.withResolvers<string>()
  const open = (entered: Entered) => openCardGame(entered, { family: 'truco', rgsUrl })
  const first = withMember(async (entered) => {
    const game = await open(entered)
    await ready.promise
    const entry = await chooseEntry(game, chance())
    const onSeated = () => seated.resolve(entry)
    await playSeat({ ...game, order: { entry }, isImpatient: true, onSeated, chance, signal })
  })
  const second = withMember(async (entered) => {
    const game = await open(entered)
    ready.resolve()
    const entry = await seated.promise
    await playSeat({ ...game, order: { entry }, isImpatient: true, chance, signal })
  })
  // When one of them ends early the other must not wait for it.
  for (const { promise } of [ready, seated]) promise.catch(() => undefined)
  const failed = new VisitEnds('the other member of a pair did not come')
  void first.then(() => seated.reject(failed))
  void second.then(() => ready.reject(failed))
  const done = await Promise.all([first, second])
  return done.every(Boolean)
}
