import type { Lottery } from '../../../modules/lottery/index.ts'
import {
  createMeasuredReturns,
  type MeasuredReturns,
} from '../../../modules/measured-returns/index.ts'
import type { Play } from '../../../modules/play/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly play: Pick<Play, 'listReturnDays'>
  readonly lottery: Pick<Lottery, 'listReturns'>
}

/** What games and lotteries gave back, from their own sums. */
export const buildMeasuredReturns = (
  { clock }: Platform,
  { play, lottery }: Neighbours,
): MeasuredReturns =>
  createMeasuredReturns({
    clock,
    play: {
      listReturns: async (brandId, span) =>
        (await play.listReturnDays(brandId, span)).map(({ nodeId, ...title }) => ({
          ...title,
          id: nodeId,
        })),
    },
    lottery: {
      listReturns: async (brandId, span) =>
        (await lottery.listReturns(brandId, span)).map(({ gameId, ...title }) => ({
          ...title,
          id: gameId,
        })),
    },
  })
