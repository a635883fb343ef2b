import type { SitAndGo } from './sit-and-go.ts'

/** The blinds of a hand, in chips. */
export type BlindLevel = {
  /** From 1. */
  readonly number: number
  readonly smallBlind: number
  readonly bigBlind: number
  /** The next level, and after how many more hands it begins; null for the last. */
  readonly next: {
    readonly smallBlind: number
    readonly bigBlind: number
    readonly afterHands: number
  } | null
}

const blindsOf = (bigBlind: number): { smallBlind: number; bigBlind: number } => ({
  smallBlind: bigBlind / 2,
  bigBlind,
})

/** The blinds of a tournament hand; hands are counted from 1. Throws RangeError below that. */
export const blindLevel = (
  { bigBlinds, handsPerLevel }: Pick<SitAndGo, 'bigBlinds' | 'handsPerLevel'>,
  handNumber: number,
): BlindLevel => {
  const last = bigBlinds.length - 1
  const index = Math.min(last, Math.floor((handNumber - 1) / handsPerLevel))
  const bigBlind = bigBlinds[index]
  if (bigBlind === undefined) throw new RangeError(`there is no hand ${handNumber}`)
  const following = bigBlinds[index + 1]
  return {
    number: index + 1,
    ...blindsOf(bigBlind),
    next:
      following === undefined
        ? null
        : { ...blindsOf(following), afterHands: (index + 1) * handsPerLevel - handNumber + 1 },
  }
}
