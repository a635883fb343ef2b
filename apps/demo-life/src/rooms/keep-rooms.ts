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

/** Rooms with more than one member at a time. */
const busyFamilies: readonly string[] = ['crash', 'bingo75', 'roulette']

export type RoomLife = {
  readonly rgsUrl: string
  /** Lets an idle member do something. @returns whether it was completed. */
  withMember(work: (entered: Entered) => Promise<void>): Promise<boolean>
  readonly bets: RoundCount
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** The rooms that members of the demo keep alive: a title for each place. */
export const roomPlaces: readonly Title[] = sharedTitles.flatMap((title) =>
  busyFamilies.includes(title.maths.family) ? [title, title] : [title],
)

const keepPlace = async (
  { rgsUrl, withMember, bets, chance, signal }: RoomLife,
  title: Title,
  number: number,
): Promise<void> => {
  await pause(firstMs + number * placesApartMs, undefined, { signal })
  while (!signal.aborted) {
    if (!bets.isLeft()) await pause(whileNoneLeftMs, undefined, { signal })
    const isDone = await withMember((entered) =>
      stayInRoom(entered, { title, rgsUrl, bets, chance, signal }),
    )
    await pause(isDone ? betweenMs : afterRefusalMs, undefined, { signal })
  }
}

/** Keeps members in every room that all play together, at any hour, until it is stopped. */
export const keepRooms = async (life: RoomLife): Promise<void> => {
  await Promise.all(roomPlaces.map((title, number) => keepPlace(life, title, number)))
}
