import type { MeasuredReturnsNeeds } from './needs.ts'
import { createListMeasuredReturns } from './service/list-measured-returns.ts'
import { createListReturnFigures } from './service/list-return-figures.ts'
import { createReadReturns } from './service/read-returns.ts'

/** What games and lotteries gave back, beside what they declare, for everybody to see. */
export const createMeasuredReturns = (needs: MeasuredReturnsNeeds) => {
  const readReturns = createReadReturns(needs)
  return {
    listMeasuredReturns: createListMeasuredReturns(readReturns),
    listReturnFigures: createListReturnFigures(readReturns),
  }
}

export type MeasuredReturns = ReturnType<typeof createMeasuredReturns>
