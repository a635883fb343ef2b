import type { Chance } from '@trevo/fairness/chance.ts'
import type { LidKind, PicksTitle } from './types.ts'

/** The contents under each lid, placed before the first is lifted: Fisher–Yates from the last lid down. */
export const layLids = ({ picks }: PicksTitle, chance: Chance): LidKind[] => {
  const laid = picks.lids.flatMap((kind) => Array.from({ length: kind.lidCount }, () => kind))
  for (let last = laid.length - 1; last > 0; last -= 1) {
    const at = chance.nextInt(last + 1)
    const [a, b] = [laid[last], laid[at]]
    if (a && b) [laid[last], laid[at]] = [b, a]
  }
  return laid
}

/** What lifted lids pay, and whether the bonus is over. */
export const countLids = (
  { picks }: PicksTitle,
  lifted: readonly LidKind[],
): { units: number; multiplier: number; over: boolean } => {
  let [units, multiplier, ended] = [0, 1, false]
  for (const kind of lifted) {
    units += kind.units
    multiplier *= kind.multiplier
    ended ||= kind.ends
  }
  return { units, multiplier, over: ended || lifted.length >= picks.pickMax }
}
