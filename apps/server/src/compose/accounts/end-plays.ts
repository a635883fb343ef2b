import type { Clearing } from '../../modules/members/index.ts'
import type { Modules } from '../modules.ts'

/**
 * Ends the automatic plays of a member who may not play any more: traces and subscriptions of lotteries, and play
 * from vendors' own wallets, whose money is recalled. Where the account ends too, the vault is opened, so that the
 * member can withdraw what is in it.
 */
export const createEndPlays =
  ({ lottery, transfers, settings }: Pick<Modules, 'lottery' | 'transfers' | 'settings'>) =>
  async ({ memberId, brandId, kind, clientId }: Clearing): Promise<void> => {
    await lottery.endPlaysOf(memberId)
    if (kind !== 'pause') await transfers.openVault(memberId)
    if (settings.brand(brandId).row.is_single_wallet) return
    const { silent } = await transfers.recallFunds({ memberId, brandId, clientId })
    if (silent.length > 0) throw new Error(`no answer from the wallets ${silent.join(', ')}`)
  }
