import { setTimeout as pause } from 'node:timers/promises'
import type { RoundCount } from '../count-rounds.ts'
import type { Entered } from '../enter.ts'
import { joinSitAndGo, playedSeats } from './join-sit-and-go.ts'
import { joinWaitingPlayer } from './join-waiting-player.ts'
import { playPair } from './play-pair.ts'
import { sitAtCashTable } from './sit-at-cash-table.ts'
import { afterRefusalMs, nextSeatMs, whileNoneLeftMs } from '../pace.ts'

/** The first members have played something by then. */
const firstMs = 18_000
const betweenMatchesMs = 30_000
const betweenStaysMs = 5_000
/** Members at the cash table of hold'em at a time. */
const cashSeats = 2

type CardLife = {
  readonly rgsUrl: string
  /** Lets an idle member do something. @returns whether it was completed. */
  withMember(work: (entered: Entered) => Promise<void>): Promise<boolean>
  readonly count: RoundCount
  /** Of rooms and tables that are kept alive. */
  readonly bets: RoundCount
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

/** The card room is in play: two members have a match with each other, and the next two after it. */
const keepPairs = async ({ withMember, rgsUrl, bets, chance, signal }: CardLife): Promise<void> => {
  while (!signal.aborted) {
    const isDone = bets.isLeft() && (await playPair({ withMember, rgsUrl, chance, signal }))
    if (isDone) bets.take()
    const restMs = bets.isLeft() ? betweenMatchesMs * (0.5 + chance()) : whileNoneLeftMs
    await pause(isDone ? restMs : afterRefusalMs, undefined, { signal })
  }
}

/** Two members at a cash table of hold'em, each for some minutes, with free seats beside them. */
const keepCashSeat = async ({
  withMember,
  rgsUrl,
  bets,
  chance,
  signal,
}: CardLife): Promise<void> => {
  while (!signal.aborted) {
    const isDone =
      bets.take() &&
      (await withMember((entered) => sitAtCashTable(entered, { rgsUrl, chance, signal })))
    await pause(isDone ? betweenStaysMs : afterRefusalMs, undefined, { signal })
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
  await Promise.all([
    keepTruco(life),
    keepSitAndGos({ count, chance, signal, wait, sit }),
    keepPairs(life),
    ...Array.from({ length: cashSeats }, () => keepCashSeat(life)),
  ])
}
