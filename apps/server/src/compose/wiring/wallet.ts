import { formatMoney } from '@trevo/money/money.ts'
import type { Live } from '../../modules/live/index.ts'
import { createWallet, type Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'

/** The wallet's only entry, opened; new balances are pushed to their members' pages. */
export const buildWallet = async (
  { pools, clock }: Platform,
  { live }: { readonly live: Live },
): Promise<Wallet> => {
  const wallet = createWallet({
    pool: pools.requests,
    lanePool: pools.lanes,
    reportPool: pools.reports,
    openPoolAt: pools.openAt,
    clock,
    onCommitted: (changes) =>
      live.publishBalances(
        changes.map(({ memberId, availableMinor, seq }) => ({
          memberId,
          availBalance: formatMoney(availableMinor),
          seq,
        })),
      ),
  })
  await wallet.start()
  return wallet
}
