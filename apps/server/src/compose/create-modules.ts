import { createDatabase } from '@trevo/database/connect.ts'
import { dropReadChanges } from '../modules/bets/index.ts'
import type { DepositReturns } from '../modules/cashier/index.ts'
import { memberFinder } from '../modules/members/index.ts'
import { buildAgents, buildAgentTree } from './wiring/agents.ts'
import { buildCashier } from './wiring/cashier.ts'
import { buildRankPlayedGames } from './wiring/catalogue.ts'
import { buildChat } from './wiring/chat.ts'
import { createReturnBalance } from './accounts/return-balance.ts'
import { createCarryOverPerson } from './accounts/carry-over-person.ts'
import { createCompareAccounts } from './accounts/compare-accounts.ts'
import { createDepositReturns } from './movements/deposit-returns.ts'
import { buildInbox } from './wiring/inbox.ts'
import { buildJackpots } from './wiring/jackpots.ts'
import { buildPrivacy } from './wiring/people/privacy.ts'
import { buildKyc } from './wiring/people/kyc.ts'
import { buildLedger } from './wiring/office/ledger.ts'
import { buildLoyalty } from './wiring/office/loyalty.ts'
import { buildLottery } from './wiring/lottery.ts'
import { buildMemberOffice } from './wiring/member-office.ts'
import { buildMembers } from './wiring/members.ts'
import type { Modules } from './modules.ts'
import type { Platform } from './platform.ts'
import { buildPlay } from './wiring/play.ts'
import { buildPromotions, buildPromotionsAtCashier } from './wiring/promotions.ts'
import { buildPoints } from './wiring/points.ts'
import { buildRecords } from './wiring/records.ts'
import { linksBetween, findMultiAccountSignals } from './accounts/find-multi-account-signals.ts'
import { buildReports } from './wiring/office/reports.ts'
import { buildAml } from './wiring/conduct/aml.ts'
import { buildSigap } from './wiring/office/sigap.ts'
import { buildRetention } from './wiring/office/retention.ts'
import { buildIntegrity } from './wiring/office/integrity.ts'
import { buildPrizes } from './wiring/office/prizes.ts'
import { buildFunds } from './wiring/office/funds.ts'
import { buildMeasuredReturns } from './wiring/office/measured-returns.ts'
import { buildTax } from './wiring/office/tax.ts'
import { buildRisk } from './wiring/risk.ts'
import { buildRewards } from './wiring/rewards.ts'
import { buildSportsbook } from './wiring/sportsbook.ts'
import { createKnownStops } from '../modules/play/index.ts'
import { registerChangeKinds } from './register-change-kinds.ts'
import { subscribeModules } from './subscribe-modules.ts'
import { exportedLists } from './wiring/office/exported-lists.ts'
import { waitingQueues } from './wiring/office/queues.ts'
import { buildStatus } from './wiring/office/status.ts'
import { buildSystem } from './wiring/office/system.ts'
import { buildTransfers } from './wiring/transfers.ts'
import { buildPlayRisk } from './wiring/conduct/play-risk.ts'
import { buildCompliance, createRegisterHook } from './wiring/conduct/compliance.ts'
import { createBase, type Base, type Configured } from './create-base.ts'

/** Money in and out, and the members' pages about it. */
const createCashDesk = async (
  platform: Platform,
  { known, vip, mailboxes }: Base,
  depositReturns: DepositReturns,
) => {
  const promotions = buildPromotionsAtCashier(platform, { ...known, vip })
  const cashier = await buildCashier(platform, {
    ...known,
    inbox: mailboxes,
    promotions,
    depositReturns,
  })
  const inbox = buildInbox(platform, { mailboxes, cashier, wallet: known.wallet })
  const records = buildRecords(platform, known)
  return { cashier, inbox, records }
}

type CashDesk = Awaited<ReturnType<typeof createCashDesk>>

/** Everything that takes stakes. */
const createStaking = async (
  platform: Platform,
  { known, mailboxes }: Base,
  { cashier, records }: CashDesk,
) => {
  const { wallet, live, staff, members } = known
  const stops = createKnownStops({
    database: createDatabase(platform.pools.requests),
    clock: platform.clock,
  })
  const isPlayOff = (brandId: number) => stops.isStopped({ brandId })
  const lottery = await buildLottery(platform, { ...known, inbox: mailboxes, records, isPlayOff })
  const sportsbook = await buildSportsbook(platform, { wallet, live, staff, members })
  const linksOfPair = linksBetween(platform, { ...known, cashier, sportsbook })
  const play = await buildPlay(platform, { ...known, lottery, linksBetween: linksOfPair })
  const jackpots = await buildJackpots(platform, known)
  return { lottery, sportsbook, play, jackpots, linksOfPair }
}

type Staking = Awaited<ReturnType<typeof createStaking>>

/** Everything that rewards stakes. */
const createGiving = async (
  platform: Platform,
  { known, vip }: Base,
  { cashier }: CashDesk,
  { lottery, sportsbook, play, linksOfPair, tree }: Staking & Pick<Modules, 'tree'>,
) => {
  const points = await buildPoints(platform, known)
  const stakes = { ...known, vip, play, lottery, sportsbook }
  const rewards = await buildRewards(platform, {
    ...stakes,
    points,
    findMultiAccountSignals: findMultiAccountSignals(linksOfPair),
  })
  const promotions = await buildPromotions(platform, { ...stakes, cashier, rewards, tree })
  return { points, rewards, promotions }
}

/** What only operators see: reports, risk, members in one look, the regulator's files. */
const createOffice = async (
  platform: Platform,
  { known, vip }: Base,
  parts: CashDesk & Staking & Awaited<ReturnType<typeof createGiving>>,
  {
    members,
    tree,
    transfers,
    compliance,
    playRisk,
  }: Pick<Modules, 'members' | 'tree' | 'transfers' | 'compliance' | 'playRisk'>,
) => {
  const ledger = await buildLedger(platform, known)
  const sigap = buildSigap(platform, known)
  const reports = buildReports(platform, {
    ...known,
    ...parts,
    ledger,
    sigap,
    compliance,
    playRisk,
  })
  const system = buildSystem(platform, { ...known, reports })
  return {
    ledger,
    reports,
    sigap,
    retention: buildRetention(platform, known),
    integrity: buildIntegrity(platform, { ...known, ...parts }),
    prizes: await buildPrizes(platform, { ...known, ...parts, transfers }),
    funds: buildFunds(platform, { ...known, ...parts, reports }),
    measuredReturns: buildMeasuredReturns(platform, parts),
    tax: buildTax(platform, { ...known, records: parts.records }),
    risk: buildRisk(platform, { ...known, ...parts, directory: known.members, members }),
    memberOffice: buildMemberOffice(platform, { ...known, ...parts, vip, tree }),
    system,
    status: buildStatus(platform, { ...known, ...parts, system }),
    loyalty: buildLoyalty(platform, { ...known, ...parts }),
  }
}

/** What the search box of operators finds. */
const registerFinders = (modules: Modules): void =>
  modules.staff.search.register([
    memberFinder(modules.memberOffice),
    ...modules.cashier.lookup.finders,
    ...modules.play.finders,
    ...modules.ledger.finders,
    ...modules.sportsbook.finders,
    ...modules.lottery.finders,
    ...modules.agents.finders,
  ])

/** Who plays, and what the central register says of them. */
const createPeople = async (
  platform: Platform,
  { known, verification, vip, mailboxes, standing }: Base,
  { cashier }: CashDesk,
  { play, lottery }: Staking,
) => {
  const tree = buildAgentTree(platform, { lottery })
  const hook = createRegisterHook()
  const carryOverPerson = createCarryOverPerson(known)
  const transfers = await buildTransfers(platform, { ...known, cashier })
  const asked = { tree, verification, vip, play, compliance: hook }
  const returnBalance = createReturnBalance(cashier, transfers)
  const beside = { ...asked, cashier, returnBalance, carryOverPerson }
  const members = buildMembers(platform, { ...known, ...beside })
  standing.bind(members)
  const compliance = await buildCompliance(platform, {
    ...known,
    directory: known.members,
    members,
    cashier,
    lottery,
    transfers,
    mailboxes,
  })
  hook.bind(compliance)
  return { tree, members, transfers, compliance }
}

/** Talks with members, and how they play. */
const createConduct = (
  platform: Platform,
  { known, mailboxes }: Base,
  members: Modules['members'],
) => {
  const chat = buildChat(platform, known)
  const beside = { directory: known.members, members, mailboxes, chat }
  return { chat, playRisk: buildPlayRisk(platform, { ...known, ...beside }) }
}

/** Creates every module, each after its dependencies. */
export const createModules = async (platform: Configured): Promise<Modules> => {
  const base = await createBase(platform)
  const { known, syncVendorFeeds, verification, vip } = base
  const returns = createDepositReturns(platform, known)
  const cashDesk = await createCashDesk(platform, base, returns.depositReturns)
  const staking = await createStaking(platform, base, cashDesk)
  const { lottery } = staking
  const { cashier, inbox, records } = cashDesk
  const people = await createPeople(platform, base, cashDesk, staking)
  const { tree, members, transfers, compliance } = people
  const kyc = await buildKyc(platform, { ...known, directory: known.members, members })
  const { prepareAccount } = members
  const beside = { transfers, inbox, records, lottery, prepareAccount }
  const agents = await buildAgents(platform, { ...known, ...beside })
  const giving = await createGiving(platform, base, cashDesk, { ...staking, tree })
  returns.bind({ ...giving, agents })
  const conduct = createConduct(platform, base, members)
  const parts = { ...cashDesk, ...staking, ...giving }
  const office = await createOffice(platform, base, parts, { ...people, ...conduct })
  const asking = { ...known, ...cashDesk, ...staking, ...office, directory: known.members, kyc }
  const privacy = await buildPrivacy(platform, asking)
  const aml = await buildAml(platform, asking)
  const modules = {
    ...known,
    ...cashDesk,
    ...staking,
    ...giving,
    ...office,
    members,
    kyc,
    privacy,
    tree,
    syncVendorFeeds,
    rankPlayedGames: buildRankPlayedGames(platform, { ...known, ...office }),
    compareAccounts: createCompareAccounts({
      ...known,
      ...staking,
      cashier,
      clock: platform.clock,
    }),
    dropReadChanges: () =>
      dropReadChanges(createDatabase(platform.pools.requests), platform.clock.now()),
    verification,
    vip,
    agents,
    transfers,
    compliance,
    aml,
    ...conduct,
  }
  registerChangeKinds(modules)
  registerFinders(modules)
  modules.staff.queues.register(waitingQueues(modules))
  modules.reports.registerLists(exportedLists(modules))
  subscribeModules(platform, modules)
  return modules
}
