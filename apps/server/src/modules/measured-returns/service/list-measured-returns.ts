import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listMeasuredReturns, MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { textIn } from '@trevo/languages/texts.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { judgeReturn, sumReturnDays } from '@trevo/fairness/measured-return.ts'
import { spanOf, type ReadReturnsOf } from './read-returns.ts'

/** How far off a title is, as a part of what chance allows: 1 is at the limit. */
const distanceOf = ({ measuredBp, declared, limits }: MeasuredReturn): number => {
  if (!declared || !limits) return -1
  const { lowestBp, highestBp } = declared
  if (measuredBp > highestBp) return (measuredBp - highestBp) / (limits.upperBp - highestBp)
  return measuredBp < lowestBp ? (lowestBp - measuredBp) / (lowestBp - limits.lowerBp) : 0
}

/** The measured return of each title beside the declared one, the farthest off first. */
export const createListMeasuredReturns =
  (readReturns: ReadReturnsOf) =>
  async (brandId: number, language: LanguageCode): Promise<Answer<typeof listMeasuredReturns>> => {
    const read = await readReturns(brandId)
    const list = read.titles.map(({ kind, id, names, declared, days }): MeasuredReturn => {
      const sums = sumReturnDays(days)
      const { measuredBp, limits = null, verdict } = judgeReturn(sums, declared)
      const rounds = Number(sums.rounds)
      return {
        kind,
        id,
        name: textIn(names, language),
        rounds,
        measuredBp,
        declared,
        limits,
        verdict,
      }
    })
    return {
      ...spanOf(read),
      list: list.toSorted(
        (one, other) =>
          distanceOf(other) - distanceOf(one) || other.rounds - one.rounds || one.id - other.id,
      ),
    }
  }
