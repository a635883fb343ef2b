import { setTimeout as pause } from 'node:timers/promises'
import type { RoundCount } from './count-rounds.ts'
import type { Entered } from './enter.ts'
import { joinSitAndGo, playedSeats } from './join-sit-and-go.ts'
import { joinWaitingPlayer } from './join-waiting-player.ts'
import { afterRefusalMs, nextSeatMs, whileNoneLeftMs } from './pace.ts'

/** The first members have played something by then. */
const firstMs = 18_000

type CardLife = {
  readonly rgsUrl: string
  /** Lets an idle member do something. @returns whether it was completed. */
  withMember(work: (entered: Entered) => Promise<void>): Promise<boolean>
  readonly count: RoundCount
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** A member stays near the Truco tables, so that a visitor who waits alone finds a match. */
const keepTruco = async ({ withMember, rgsUrl, chance, signal }: CardLife): Promise<void> => {
  while (!signal.aborted) {
    const isDone = await withMember((entered) =>
      joinWaitingPlayer(entered, { rgsUrl, chance, signal }),
    )
    if (!isDone) await pause(afterRefusalMs, undefined, { signal })
  }
}

type SitAndGoLife = Pick<CardLife, 'count' | 'chance' | 'signal'> & {
  wait(ms: number): Promise<void>
  /** A member takes a seat and plays to the end; the first one starts a tournament. */
  sit(isFirst: boolean): Promise<boolean>
}

/** One tournament: its seats are taken one after the other; a person may take any of them first. */
const playOne = async ({ count, chance, wait, sit }: SitAndGoLife): Promise<boolean> => {
  const seats: Promise<boolean>[] = []
  for (let seat = 0; seat < playedSeats && count.take(); seat += 1) {
    if (seat > 0) await wait(nextSeatMs(count.inAll(), chance()))
    seats.push(sit(seat === 0))
  }
  return (await Promise.all(seats)).every(Boolean)
}

/** A small hold'em tournament is always filling or under way, so that a visitor finds one. */
export const keepSitAndGos = async (life: SitAndGoLife): Promise<void> => {
  const { count, signal, wait } = life
  while (!signal.aborted) {
    if (!count.isLeft()) await wait(whileNoneLeftMs)
    else if (!(await playOne(life))) await wait(afterRefusalMs)
  }
}

/** Keeps players at the card tables until it is stopped. */
export const keepCardTables = async (life: CardLife): Promise<void> => {
  const { withMember, rgsUrl, count, chance, signal } = life
  const wait = (ms: number): Promise<void> => pause(ms, undefined, { signal })
  const sit = (isFirst: boolean): Promise<boolean> =>
    withMember((entered) => joinSitAndGo(entered, { rgsUrl, isFirst, chance, signal }))
  await wait(firstMs)
  await Promise.all([keepTruco(life), keepSitAndGos({ count, chance, signal, wait, sit })])
}
