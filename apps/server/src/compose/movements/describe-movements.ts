import { lotteryPicture } from '@trevo/art/vendor-sets.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { findText } from '@trevo/languages/texts.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { agentKinds } from '../../modules/agents/index.ts'
import { cashierKinds, withdrawalKinds } from '../../modules/cashier/index.ts'
import { gameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import { stakeReturned } from '../../modules/compliance/index.ts'
import { jackpotKinds } from '../../modules/jackpots/index.ts'
import { adjustmentKinds } from '../../modules/ledger/index.ts'
import { lotteryKinds } from '../../modules/lottery/index.ts'
import { pointMoneyKinds } from '../../modules/points/index.ts'
import { playKinds, seatOf } from '../../modules/play/index.ts'
import { balanceHandedOver } from '../../modules/prizes/index.ts'
import { promotionsKinds } from '../../modules/promotions/index.ts'
import { incidentNamesOf, rewardKinds } from '../../modules/rewards/index.ts'
import { sportsbookKinds } from '../../modules/sportsbook/index.ts'
import { transferKinds } from '../../modules/transfers/index.ts'
import type { KindDefinition, MovementOrigin, StatementLine } from '../../modules/wallet/index.ts'
import type { Config } from '../../platform/config.ts'
import { openVendorRegister } from '../outside/vendors.ts'

/** Every kind of movement that can be on a member's statement. */
export const statementKinds: readonly KindDefinition[] = [
  ...cashierKinds,
  ...withdrawalKinds,
  ...playKinds,
  ...jackpotKinds,
  ...lotteryKinds,
  ...sportsbookKinds,
  ...transferKinds,
  ...promotionsKinds,
  ...pointMoneyKinds,
  ...rewardKinds,
  ...agentKinds,
  ...adjustmentKinds,
  stakeReturned,
  balanceHandedOver,
]

/** Lotteries share a picture by their kind; every other game has its own tile. */
const pictureOf = ({ gameType, gameClassify, iconUrl }: Pictured): string =>
  (isLottery(gameType) ? lotteryPicture(gameClassify) : undefined) ?? iconUrl

type Pictured = Pick<ReturnType<typeof gameIn>, 'gameType' | 'gameClassify' | 'iconUrl'>

const isLottery = (gameType: string): boolean => gameType === 'LOTT' || gameType === 'ELOTT'

const betsPage = (query: Readonly<Record<string, string>>): string =>
  `/member?${new URLSearchParams({ page: 'personalHistoryCopy', ...query })}`

/**
 * The site's page of a lottery order or a slip, with its proof; a prize names only the draw, so it leads to the
 * member's tickets of that draw. Null for every other movement.
 */
const betPageOf = ({
  kind,
  reference,
}: Pick<StatementLine, 'kind' | 'reference'>): string | null => {
  const { round, order, node, instant } = reference ?? {}
  if (round === undefined) return null
  if (kind.startsWith('sportsbook.')) return betsPage({ product: 'SPORTS', slip: round })
  if (!kind.startsWith('lottery.')) return null
  if (instant !== undefined) return `/raspadinhas?order=${instant}`
  if (order !== undefined) return betsPage({ product: 'LOTT', order })
  return betsPage({ product: 'LOTT', numero: round, ...(node !== undefined && { game: node }) })
}

/** Finds the game, round or deposit of a statement line. */
export const statementOrigin = (
  catalogue: Pick<Catalogue, 'findKnown'>,
  config: Config,
  clock: Clock,
) => {
  const { roundUrlOf } = openVendorRegister(config, () => clock.now().getTime())
  return (
    { kind, reference, txnId }: Pick<StatementLine, 'kind' | 'reference' | 'txnId'>,
    language: Language,
  ): MovementOrigin => {
    const nodeId = Number(reference?.['node'] ?? Number.NaN)
    const found = Number.isNaN(nodeId) ? undefined : catalogue.findKnown(nodeId)
    const game = found && gameIn(found, language)
    const endToEndId = reference?.['endToEndId']
    const names = incidentNamesOf(reference)
    const roundId = reference?.['round'] ?? null
    return {
      // The number a person can look up: the bank's for a Pix, the round's for a bet.
      order_no: endToEndId ?? reference?.['round'] ?? txnId,
      remark: endToEndId ?? (names && findText(names, language, 'PT')) ?? '',
      gameName: game?.gameName ?? null,
      iconUrl: game ? pictureOf(game) : null,
      roundId,
      detailUrl:
        betPageOf({ kind, reference }) ??
        (found && roundId
          ? roundUrlOf({
              vendor: found.vendor.integration,
              gameCode: found.row.game_code,
              roundId,
            })
          : null),
      depositId: reference?.['depositId'] ?? null,
      seat: seatOf(reference) ?? null,
    }
  }
}
