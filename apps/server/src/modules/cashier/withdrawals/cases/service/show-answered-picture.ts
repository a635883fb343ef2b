import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { findPicture } from '../../common/repository/questions.ts'

type Asked = { readonly withdrawalId: string; readonly questionId: string }

/** The picture of an answer. @throws Refusal `withdrawal.unknown`, also where no picture was sent. */
export const createShowAnsweredPicture =
  ({ database }: WithdrawalContext) =>
  async (brandId: number, { withdrawalId, questionId }: Asked): Promise<{ webp: string }> => {
    const picture = await findPicture(database, brandId, withdrawalId, questionId)
    if (!picture) throw new Refusal('withdrawal.unknown')
    return { webp: picture.toString('base64') }
  }
