/** The marked numbers, ascending. */
export type Picks = {
  readonly list: () => readonly number[]
  readonly set: (numbers: readonly number[]) => void
  /** Marks a number or takes the mark away; false when no more may be marked. */
  readonly toggle: (number: number) => boolean
  /** As many as are marked, or the usual count, at random. */
  readonly takeRandom: () => void
}

type PicksOptions = {
  readonly numberCount: number
  readonly pickCountMax: number
  readonly onChange: () => void
}

const randomPickCount = 6

/** Keeps the player's marks. Random picks choose for the player and decide nothing. */
export const createPicks = ({ numberCount, pickCountMax, onChange }: PicksOptions): Picks => {
  let picks: readonly number[] = []
  const set = (numbers: readonly number[]): void => {
    picks = numbers.toSorted((a, b) => a - b)
    onChange()
  }
  return {
    list: () => picks,
    set,
    toggle: (number) => {
      const isPicked = picks.includes(number)
      if (!isPicked && picks.length === pickCountMax) return false
      set(isPicked ? picks.filter((one) => one !== number) : [...picks, number])
      return true
    },
    takeRandom: () => {
      const left = Array.from({ length: numberCount }, (_, index) => index + 1)
      const count = picks.length || randomPickCount
      const taken = Array.from({ length: count }, () =>
        left.splice(Math.floor(Math.random() * left.length), 1),
      )
      set(taken.flat())
    },
  }
}
