import type { DrawProof, Prize, Reward } from '@trevo/contract/wps/rewards/center.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { moneyOf } from '../domain/prize-money.ts'
import type { PrizeRow, RewardRow } from '../../tables.ts'

type PrizeColumns = Pick<
  RewardRow,
  'prize_type' | 'prize_minor' | 'prize_count' | 'win_turnover' | 'prize_names'
>

export const presentPrize = (row: PrizeColumns, reader: Reader): Prize => ({
  type: row.prize_type,
  amount: formatMoney(row.prize_minor),
  count: row.prize_count,
  winTurnover: row.win_turnover,
  name: row.prize_names ? textFor(row.prize_names, reader) : null,
})

export const presentDrawPrize = (row: PrizeRow, reader: Reader): Prize =>
  presentPrize({ ...row, prize_names: row.names }, reader)

export const presentProof = ({ proof, commitment }: RewardRow): DrawProof | null =>
  proof && commitment !== null
    ? {
        commitment,
        serverSeed: proof.serverSeed,
        clientSeed: proof.clientSeed,
        prizes: [...proof.prizes],
        configId: proof.configId,
      }
    : null

export const presentReward = (row: RewardRow, reader: Reader): Reward => ({
  rewardId: String(row.id),
  promId: row.kind,
  eventName: textFor(row.names, reader),
  prize: presentPrize(row, reader),
  rewardAmount: formatMoney(moneyOf(row)),
  approvedDate: row.granted_at.toISOString(),
  transTime: row.expires_at?.toISOString() ?? null,
  claimedAt: row.claimed_at?.toISOString() ?? null,
  proof: presentProof(row),
})
