import type { MeasuredReturn, ReturnFigure } from '@trevo/contract/wps/returns.ts'
import { judgeReturn, sumReturnDays } from '@trevo/fairness/measured-return.ts'

const keyOf = ({ kind, id }: Pick<MeasuredReturn, 'kind' | 'id'>): string => `${kind} ${id}`

/** Whether each title's return, limits and verdict follow from the published sums. */
export const areReturnsRight = (
  list: readonly MeasuredReturn[],
  figures: readonly ReturnFigure[],
): boolean => {
  const days = Map.groupBy(figures, keyOf)
  return (
    days.size === list.length &&
    list.every((title) => {
      const sums = sumReturnDays(days.get(keyOf(title)) ?? [])
      const { measuredBp, limits, verdict } = judgeReturn(sums, title.declared)
      return (
        sums.rounds === BigInt(title.rounds) &&
        measuredBp === title.measuredBp &&
        verdict === title.verdict &&
        limits?.lowerBp === title.limits?.lowerBp &&
        limits?.upperBp === title.limits?.upperBp
      )
    })
  )
}
