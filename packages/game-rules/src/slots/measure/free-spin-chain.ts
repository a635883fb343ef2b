import type { SlotFeatures } from '../types.ts'
import type { ComplexArray } from './fourier.ts'

type FreeSpins = NonNullable<SlotFeatures['freeSpins']>

/**
 * The tree of free spins and retriggers as a list of states `(left, total)`, each after those it leads
 * to. A state's value is the contribution of the rest of the round: with numbers as values it is a
 * probability, with transforms it is the transform of the rest's payout.
 */
export type FreeSpinChain = {
  /** Awards a free spin can give, 0 first: the order of the values given to `workOut`. */
  readonly awards: readonly number[]
  /** Computes every state from one free spin's value for each award. */
  readonly workOut: (spin: ComplexArray) => void
  /** The value after a paid spin with that award, as last computed. */
  readonly valueOf: (award: number) => readonly [re: number, im: number]
}

/** Lays out the states that can occur. */
export const freeSpinChainOf = ({ award, retrigger, spinCountMax }: FreeSpins): FreeSpinChain => {
  const clip = (value: number) => Math.min(value, spinCountMax)
  const awards = [...new Set([0, ...Object.values(retrigger).map(clip)])]
  const width = spinCountMax + 1
  const states = statesOf({ starts: Object.values(award).map(clip), awards, spinCountMax })
  const place = new Map(states.map((state, index) => [state, index]))
  // Index 0 is the end, whose value is 1.
  const next = Int32Array.from(
    states.flatMap((state) => {
      const [left, total] = [Math.floor(state / width), state % width]
      return awards.map((more) => {
        const added = Math.min(more, spinCountMax - total)
        const after = left - 1 + added
        return after === 0 ? 0 : 1 + (place.get(after * width + total + added) ?? -1)
      })
    }),
  )
  const re = new Float64Array(states.length + 1)
  const im = new Float64Array(states.length + 1)
  re[0] = 1

  const workOut = (spin: ComplexArray): void => {
    for (let state = 0; state < states.length; state += 1) {
      let [sumRe, sumIm] = [0, 0]
      for (let index = 0; index < awards.length; index += 1) {
        const after = next[state * awards.length + index] ?? 0
        const [aRe, aIm] = [spin.re[index] ?? 0, spin.im[index] ?? 0]
        const [bRe, bIm] = [re[after] ?? 0, im[after] ?? 0]
        sumRe += aRe * bRe - aIm * bIm
        sumIm += aRe * bIm + aIm * bRe
      }
      re[state + 1] = sumRe
      im[state + 1] = sumIm
    }
  }
  const valueOf = (start: number): readonly [number, number] => {
    const at = start === 0 ? 0 : 1 + (place.get(start * width + start) ?? -1)
    return [re[at] ?? 0, im[at] ?? 0]
  }
  return { awards, workOut, valueOf }
}

/** States as `left * (spinCountMax + 1) + total`, by descending total and then ascending left. */
const statesOf = ({
  starts,
  awards,
  spinCountMax,
}: {
  starts: readonly number[]
  awards: readonly number[]
  spinCountMax: number
}): number[] => {
  const width = spinCountMax + 1
  const seen = new Set<number>()
  const open = starts.map((start) => start * width + start)
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state) || state < width) continue
    seen.add(state)
    const [left, total] = [Math.floor(state / width), state % width]
    for (const more of awards) {
      const added = Math.min(more, spinCountMax - total)
      open.push((left - 1 + added) * width + total + added)
    }
  }
  return [...seen].sort(
    (a, b) => (b % width) - (a % width) || Math.floor(a / width) - Math.floor(b / width),
  )
}
