import type { Settings } from '../modules/settings/index.ts'
import { buildAgents } from './agents.ts'
import { buildCashier } from './cashier.ts'
import { buildCatalogue, buildSyncVendorFeeds } from './catalogue.ts'
import { buildDelivery } from './delivery.ts'
import { buildIdentity } from './identity.ts'
import { buildInbox, buildMailboxes } from './inbox.ts'
import { buildJackpots } from './jackpots.ts'
import { buildLottery } from './lottery.ts'
import { buildLive } from './live.ts'
import { buildMemberDirectory, buildMembers } from './members.ts'
import type { Modules } from './modules.ts'
import type { Platform } from './platform.ts'
import { buildPlay } from './play.ts'
import { buildRecords } from './records.ts'
import { subscribeModules } from './subscribe-modules.ts'
import { buildTransfers } from './transfers.ts'
import { buildVerification } from './verification.ts'
import { buildVip } from './vip.ts'
import { buildWallet } from './wallet.ts'

/** Makes every module, each after those that it is handed. */
export const createModules = async (
  platform: Platform & { readonly settings: Settings },
): Promise<Modules> => {
  const { settings } = platform
  const catalogue = await buildCatalogue(platform, { settings })
  const syncVendorFeeds = buildSyncVendorFeeds(platform)
  const identity = await buildIdentity(platform, { settings })
  const delivery = buildDelivery(platform)
  const verification = await buildVerification(platform, { settings, delivery })
  const live = buildLive(platform)
  const wallet = await buildWallet(platform, { live })
  const vip = buildVip(platform, { wallet })
  const directory = buildMemberDirectory(platform, { settings })
  const mailboxes = buildMailboxes(platform, { settings, live })
  const known = { settings, live, delivery, wallet, catalogue, identity, members: directory }
  const cashier = await buildCashier(platform, { ...known, inbox: mailboxes })
  const inbox = buildInbox(platform, { mailboxes, cashier, wallet })
  const lottery = await buildLottery(platform, known)
  const play = await buildPlay(platform, { ...known, lottery })
  const jackpots = await buildJackpots(platform, { members: directory, play, wallet })
  const members = buildMembers(platform, { ...known, verification, vip, play, cashier })
  const transfers = await buildTransfers(platform, known)
  const records = buildRecords(platform, known)
  const agents = buildAgents(platform, { ...known, transfers, inbox })
  const modules = {
    settings,
    catalogue,
    syncVendorFeeds,
    identity,
    members,
    wallet,
    live,
    inbox,
    vip,
    delivery,
    verification,
    cashier,
    play,
    jackpots,
    agents,
    records,
    transfers,
    lottery,
  }
  subscribeModules(platform, modules)
  return modules
}
