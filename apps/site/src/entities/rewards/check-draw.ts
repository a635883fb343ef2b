import type { DrawProof } from '@trevo/contract/wps/rewards/center.ts'
import { drawPrize } from '@trevo/fairness/prize-draw.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'

/** Whether the seed matches its commitment, and draws the prize that was given. */
export const isDrawRight = (proof: DrawProof): boolean =>
  commitmentOf(proof.serverSeed) === proof.commitment &&
  drawPrize(
    proof.prizes.map(({ configId, weight }) => ({ id: configId, share: BigInt(weight) })),
    proof,
  ) === proof.configId
