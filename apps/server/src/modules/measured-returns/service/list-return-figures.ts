import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listReturnFigures } from '@trevo/contract/wps/returns.ts'
import { spanOf, type ReadReturnsOf } from './read-returns.ts'

/** The sums that the measured returns follow from. */
export const createListReturnFigures =
  (readReturns: ReadReturnsOf) =>
  async (brandId: number): Promise<Answer<typeof listReturnFigures>> => {
    const read = await readReturns(brandId)
    const figures = read.titles.flatMap(({ kind, id, days }) =>
      days.map((day) => ({ kind, id, ...day })),
    )
    return { ...spanOf(read), figures }
  }
