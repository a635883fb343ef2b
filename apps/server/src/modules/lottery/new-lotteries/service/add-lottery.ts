import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { addLottery as Endpoint } from '@trevo/contract/ops/lottery/new-lottery.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { addLotteryKindName } from './add-lottery-kind.ts'

/** The first yes to a new lottery, or the second one to the same. */
export const createAddLottery =
  ({ staff }: LotteryContext) =>
  (
    by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
    { requestId, lottery, reason }: Body<typeof Endpoint>,
  ): Promise<Answer<typeof Endpoint>> =>
    staff.askChange({
      kind: addLotteryKindName,
      brandId: by.brandId,
      target: lottery.gameCode,
      input: { lottery },
      reason,
      requestId,
      by,
    })
