import type { Language } from '@trevo/contract/shapes.ts'
import type { DrawProof, Prize, Reward } from '@trevo/contract/wps/rewards/center.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { PrizeRow, RewardRow } from '../repository/tables.ts'

type PrizeColumns = Pick<
  RewardRow,
  'prize_type' | 'prize_minor' | 'prize_count' | 'win_turnover' | 'prize_names'
>

export const presentPrize = (row: PrizeColumns, language: Language): Prize => ({
  type: row.prize_type,
  amount: formatMoney(row.prize_minor),
  count: row.prize_count,
  winTurnover: row.win_turnover,
  name: row.prize_names ? textIn(row.prize_names, language) : null,
})

export const presentDrawPrize = (row: PrizeRow, language: Language): Prize =>
  presentPrize({ ...row, prize_names: row.names }, language)

/** What it is worth in money, in 1/10,000 BRL; points and things are not money. */
export const moneyOf = ({
  prize_type: type,
  prize_minor: amount,
  prize_count: count,
}: Pick<PrizeColumns, 'prize_type' | 'prize_minor' | 'prize_count'>): bigint => {
  if (type === 'cash') return amount
  return type === 'freeRounds' ? amount * BigInt(count ?? 0) : 0n
}

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

export const presentReward = (row: RewardRow, language: Language): Reward => ({
  rewardId: String(row.id),
  promId: row.kind,
  eventName: textIn(row.names, language),
  prize: presentPrize(row, language),
  rewardAmount: formatMoney(moneyOf(row)),
  approvedDate: row.granted_at.toISOString(),
  transTime: row.expires_at?.toISOString() ?? null,
  claimedAt: row.claimed_at?.toISOString() ?? null,
  proof: presentProof(row),
})
