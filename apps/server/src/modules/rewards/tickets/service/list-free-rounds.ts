import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listFreeRounds } from '@trevo/contract/wps/rewards/tickets.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RewardsNeeds } from '../../needs.ts'

/** Free rounds that a member can still play, and where. */
export const createListFreeRounds =
  ({ play, catalogue }: Pick<RewardsNeeds, 'play' | 'catalogue'>) =>
  async (memberId: bigint, language: Language): Promise<Answer<typeof listFreeRounds>> => {
    const rows = await play.listFreeRounds(memberId)
    return {
      list: rows.map(({ id, nodeId, rounds, left, stakeMinor, winTurnover, expiresAt }) => ({
        id,
        nodeId,
        gameName: catalogue.nameOf(nodeId, language) ?? '',
        rounds,
        left,
        stake: formatMoney(stakeMinor),
        winTurnover,
        expiresAt: expiresAt.toISOString(),
      })),
    }
  }
