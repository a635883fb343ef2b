import type { Settings } from '../modules/settings/index.ts'
import { buildAgents, buildAgentTree } from './agents.ts'
import { buildCashier } from './cashier.ts'
import { buildCatalogue, buildSyncVendorFeeds } from './catalogue.ts'
import { buildChat } from './chat.ts'
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
import { buildPromotions, buildPromotionsAtCashier } from './promotions.ts'
import { buildPoints } from './points.ts'
import { buildRecords } from './records.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { buildRewards } from './rewards.ts'
import { buildSportsbook } from './sportsbook.ts'
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
  const promotionsAtCashier = buildPromotionsAtCashier(platform, { ...known, vip })
  const atCashier = { ...known, inbox: mailboxes, promotions: promotionsAtCashier }
  const cashier = await buildCashier(platform, atCashier)
  const inbox = buildInbox(platform, { mailboxes, cashier, wallet })
  const records = buildRecords(platform, known)
  const lottery = await buildLottery(platform, { ...known, inbox: mailboxes, records })
  const sportsbook = await buildSportsbook(platform, { wallet, live })
  const looksLike = reasonsAgainst(platform, { ...known, cashier, sportsbook })
  const play = await buildPlay(platform, { ...known, lottery, reasonsAgainst: looksLike })
  const jackpots = await buildJackpots(platform, { members: directory, play, wallet })
  const tree = buildAgentTree(platform, { lottery })
  const members = buildMembers(platform, { ...known, tree, verification, vip, play, cashier })
  const transfers = await buildTransfers(platform, known)
  const { prepareAccount } = members
  const beside = { transfers, inbox, records, lottery, prepareAccount }
  const agents = await buildAgents(platform, { ...known, ...beside })
  const points = await buildPoints(platform, known)
  const forRewards = {
    ...known,
    play,
    lottery,
    sportsbook,
    points,
    vip,
    reasonsAgainst: looksLike,
  }
  const rewards = await buildRewards(platform, forRewards)
  const promotions = await buildPromotions(platform, {
    ...known,
    vip,
    cashier,
    play,
    lottery,
    rewards,
    sportsbook,
  })
  const chat = buildChat(platform, known)
  const modules = {
    tree,
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
    sportsbook,
    promotions,
    points,
    rewards,
    chat,
  }
  subscribeModules(platform, modules)
  return modules
}
