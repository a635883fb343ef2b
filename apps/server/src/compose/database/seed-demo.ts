import { readFile } from 'node:fs/promises'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { systemClock, type Clock } from '@trevo/platform/clock.ts'
import { seedDemoAgents } from '../../modules/agents/index.ts'
import { seedDepositSettings, seedWithdrawalSettings } from '../../modules/cashier/index.ts'
import {
  leaveOutGames,
  lotteryVendorOf,
  seedDemoCatalogue,
  seedLotteryGames,
  seedSportsVendors,
  type LotteryListing,
} from '../../modules/catalogue/index.ts'
import { seedDemoChat } from '../../modules/chat/index.ts'
import { seedDemoPools } from '../../modules/jackpots/index.ts'
import {
  brazilInstantGames,
  demoInstantGames,
  playableBrazilLotteries,
  playableDemoLotteries,
  seedDemoInstant,
  seedDemoLotteries,
  type DemoInstantGame,
} from '../../modules/lottery/index.ts'
import { seedDemoAccounts, seedDemoMembers, seedDemoOffice } from '../../modules/members/index.ts'
import { demoMembers } from '@trevo/demo-members/demo-members.ts'
import {
  seedDemoAnnouncements,
  seedDemoFeedback,
  seedHelpTopics,
} from '../../modules/messaging/index.ts'
import { seedDemoPromotions } from '../../modules/promotions/index.ts'
import { seedDemoPoints } from '../../modules/points/index.ts'
import { seedDemoRewards } from '../../modules/rewards/index.ts'
import { seedDemoSports } from '../../modules/sportsbook/index.ts'
import { seedDemoCredits } from '../../modules/status/index.ts'
import { readTimeZone, seedBrazilBrand, seedDemoBrand } from '../../modules/settings/index.ts'
import { seedDemoLevels } from '../../modules/vip/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Modules } from '../modules.ts'
import { seedBrazilPeople } from './seed-brazil-people.ts'
import { giveMoney } from './give-money.ts'
import { unlessRefused } from './unless-refused.ts'
import { lockDemo } from './repository/lock-demo.ts'
import { memberSettings } from '../wiring/members.ts'

export type DemoAccount = Awaited<ReturnType<typeof seedDemoAccounts>>[number]

/** Lotteries as the lobby lists them. */
const listingsOf = (lotteries: typeof playableDemoLotteries): LotteryListing[] =>
  lotteries.map((lottery) => ({
    ...lottery,
    vendor: lotteryVendorOf(lottery.accountType, lottery.prizeMode),
  }))

/** Instant lotteries as the lobby lists them. */
const listingsOfInstant = (games: readonly DemoInstantGame[]): LotteryListing[] =>
  games.map(({ id, code, names }) => ({
    id,
    code,
    names,
    groupCode: 'BR',
    prizeMode: 'LOTT',
    vendor: lotteryVendorOf('TCG', 'LOTT'),
  }))

export const lotteryListings = listingsOf(playableDemoLotteries)

type SeededBrand = {
  readonly brandId: number
  readonly company: string
  readonly lotteries: typeof playableDemoLotteries
  readonly instant: readonly DemoInstantGame[]
}

/** What a brand of the demo offers, beside the catalogue that all share. */
const fillBrand = async (
  pool: Pool,
  { brandId, company, lotteries, instant }: SeededBrand,
  speed: number,
): Promise<void> => {
  const brand = { id: brandId, timeZone: await readTimeZone(pool, brandId) }
  await seedDemoAnnouncements(pool, brandId)
  await seedHelpTopics(pool, brandId)
  await seedDemoLevels(pool, brandId)
  await seedDemoPools(pool, brandId)
  await seedDemoPromotions(pool, brand, systemClock.now())
  await seedDemoLotteries(pool, brandId, lotteries)
  await seedDemoInstant(pool, brandId, instant)
  await seedDemoSports(pool, brandId, speed)
  await seedDemoPoints(pool, brandId)
  await seedDemoRewards(pool, brand, systemClock.now())
  await seedDemoCredits(pool, brandId, systemClock.now())
  await seedDemoChat(pool, brandId)
  await seedLotteryGames(pool, [...listingsOf(lotteries), ...listingsOfInstant(instant)])
  await createDatabase(pool).inTx(async (tx) => {
    await seedDepositSettings(tx, {
      id: brandId,
      name: company,
      city: 'Sao Paulo',
      cpfRequired: true,
    })
    await seedWithdrawalSettings(tx, brandId)
  })
}

/** The demo's brand of Brazil. Each brand's lobby leaves out the lotteries of the other. */
const seedBrazil = async (pool: Pool, demoBrandId: number, speed: number): Promise<void> => {
  const brandId = await seedBrazilBrand(pool)
  await fillBrand(
    pool,
    {
      brandId,
      company: 'Trevo Apostas Ltda',
      lotteries: playableBrazilLotteries,
      instant: brazilInstantGames,
    },
    speed,
  )
  const idsOf = (games: readonly { readonly id: number }[]) => games.map(({ id }) => id)
  await leaveOutGames(pool, brandId, idsOf([...playableDemoLotteries, ...demoInstantGames]))
  await leaveOutGames(pool, demoBrandId, idsOf([...playableBrazilLotteries, ...brazilInstantGames]))
}

/** The demo brand, its lobby and its announcements; needs no module to run. */
export const seedDemoData = async ({
  DATABASE_URL,
  SITE_ORIGIN,
  SPORTS_SPEED,
  DEMO_BRAZIL,
}: Config): Promise<void> => {
  const pool = createPool(DATABASE_URL, { work: 'jobs', max: 1, name: 'trevo seed' })
  try {
    await lockDemo(pool)
    const brandId = await seedDemoBrand(pool, new URL(SITE_ORIGIN).hostname)
    await seedDemoCatalogue(pool)
    await seedSportsVendors(pool)
    const lotteries = playableDemoLotteries
    await fillBrand(
      pool,
      { brandId, company: 'Trevo Jogos Ltda', lotteries, instant: demoInstantGames },
      SPORTS_SPEED,
    )
    if (DEMO_BRAZIL === '1') await seedBrazil(pool, brandId, SPORTS_SPEED)
  } finally {
    await pool.end()
  }
}

/** What two operators gave a member of the demo, for the list of adjustments. */
const courtesy = {
  username: 'lu.fonseca',
  amount: '15.00',
  cause: 'goodwill',
  evidence: 'Conversa com o atendimento no primeiro dia da conta',
  reason: 'Cortesia: a resposta do atendimento demorou mais de um dia',
} as const

/** The demo accounts, made through the modules that own them. */
export const seedDemo = async (
  modules: Modules,
  pool: Pool,
  clock: Clock,
  config: Config,
): Promise<readonly DemoAccount[]> => {
  const { identity, settings, staff, wallet, tree, members, cashier } = modules
  const [brand, brazil] = settings.brands().filter(({ row }) => row.demo)
  if (!brand) return []
  const needs = {
    database: createDatabase(pool),
    clock,
    identity,
    brand,
    isDemoServer: true,
    settings: memberSettings(settings, config),
    wallet,
    agents: tree,
    kyc: modules.kycStanding,
    limits: modules.limits,
  }
  const granting = (brandId: number) => {
    const roles = staff.orderRoles(brandId, 'demo')
    return (operatorId: bigint, role: string) => roles.grant({ operatorId, role })
  }
  const accounts = await seedDemoAccounts(needs, granting(brand.id))
  const { DEMO_LIFE_PASSWORD_FILE } = config
  if (DEMO_LIFE_PASSWORD_FILE) {
    await seedDemoMembers(needs, (await readFile(DEMO_LIFE_PASSWORD_FILE, 'utf8')).trim())
    const { hasWithdrawalUnderWay, returnBalance } = cashier.withdrawals
    const withdrawals = { ...cashier, hasWithdrawalUnderWay, returnBalance }
    await seedDemoOffice({ ...needs, cashier: withdrawals, brandId: brand.id })
    await unlessRefused(giveMoney(brand.id, modules, courtesy))
    const senders = await Promise.all(
      demoMembers
        .slice(0, 4)
        .map(({ username }) => members.findMemberByUsername(brand.id, username)),
    )
    const known = senders.flatMap((one) => (one ? [one] : []))
    await seedDemoFeedback({ database: createDatabase(pool), clock }, brand.id, known)
  }
  await seedDemoAgents({
    database: createDatabase(pool),
    brandId: brand.id,
    findId: async (name) => (await members.findMemberByUsername(brand.id, name))?.memberId,
    now: clock.now(),
  })
  if (!brazil) return accounts
  const people = await seedBrazilPeople({ ...needs, brand: brazil }, modules, {
    addToStaff: granting(brazil.id),
    hasDemoLife: DEMO_LIFE_PASSWORD_FILE !== undefined,
  })
  return [...accounts, ...people]
}
