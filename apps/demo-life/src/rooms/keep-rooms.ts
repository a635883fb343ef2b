import { setTimeout as pause } from 'node:timers/promises'
import type { Title } from '@trevo/titles/title.ts'
import type { RoundCount } from '../count-rounds.ts'
import type { Entered } from '../enter.ts'
import { afterRefusalMs, whileNoneLeftMs } from '../pace.ts'
import { sharedTitles } from './choose-room-bet.ts'
import { stayInRoom } from './stay-in-room.ts'

/** The first members have played something by then. */
const firstMs = 12_000
const placesApartMs = 1_500
/** Between two members on one place. */
const betweenMs = 4_000

/** Rooms with two members at a time. */
const busyFamilies: readonly string[] = ['crash', 'bingo75']
/** How many members go round the further tables. */
const goingRound = 2

export type RoomLife = {
  readonly rgsUrl: string
  /** Lets an idle member do something. @returns whether it was completed. */
  withMember(work: (entered: Entered) => Promise<void>): Promise<boolean>
  readonly bets: RoundCount
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** Tables of a kind that has another one before them in the lobby. */
const furtherTables: readonly Title[] = sharedTitles.filter(
  ({ maths, listing }, at) =>
    !busyFamilies.includes(maths.family) &&
    sharedTitles.slice(0, at).some((before) => before.listing.classify === listing.classify),
)

const placesAt = (title: Title): readonly (readonly Title[])[] => {
  if (furtherTables.includes(title)) return []
  return busyFamilies.includes(title.maths.family) ? [[title], [title]] : [[title]]
}

const furtherFrom = (start: number): readonly Title[] => [
  ...furtherTables.slice(start),
  ...furtherTables.slice(0, start),
]

/**
 * What the members keep alive of the rooms: for each of them the titles where they play one after the other. The
 * members are fewer than the rooms have places, so some go round the further tables.
 */
export const roomPlaces: readonly (readonly Title[])[] = [
  ...sharedTitles.flatMap(placesAt),
  ...Array.from({ length: goingRound }, (_, start) => furtherFrom(start)),
].filter((titles) => titles.length > 0)

const keepPlace = async (
  { rgsUrl, withMember, bets, chance, signal }: RoomLife,
  titles: readonly Title[],
  number: number,
): Promise<void> => {
  await pause(firstMs + number * placesApartMs, undefined, { signal })
  while (!signal.aborted) {
    for (const title of titles) {
      if (!bets.isLeft()) await pause(whileNoneLeftMs, undefined, { signal })
      const isDone = await withMember((entered) =>
        stayInRoom(entered, { title, rgsUrl, bets, chance, signal }),
      )
      await pause(isDone ? betweenMs : afterRefusalMs, undefined, { signal })
    }
  }
}

/** Keeps members in every room that all play together, at any hour, until it is stopped. */
export const keepRooms = async (life: RoomLife): Promise<void> => {
  await Promise.all(roomPlaces.map((titles, number) => keepPlace(life, titles, number)))
}
