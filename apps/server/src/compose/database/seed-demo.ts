import { readFile } from 'node:fs/promises'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { systemClock, type Clock } from '@trevo/platform/clock.ts'
import { seedDemoAgents } from '../../modules/agents/index.ts'
import { seedDepositSettings, seedWithdrawalSettings } from '../../modules/cashier/index.ts'
import {
  seedDemoCatalogue,
  seedLotteryGames,
  seedSportsVendors,
  type LotteryListing,
} from '../../modules/catalogue/index.ts'
import { seedDemoChat } from '../../modules/chat/index.ts'
import { seedDemoPools } from '../../modules/jackpots/index.ts'
import { playableDemoLotteries, seedDemoLotteries } from '../../modules/lottery/index.ts'
import { seedDemoAccounts, seedDemoMembers, seedDemoOffice } from '../../modules/members/index.ts'
import { seedDemoAnnouncements, seedHelpTopics } from '../../modules/messaging/index.ts'
import { seedDemoPromotions } from '../../modules/promotions/index.ts'
import { seedDemoPoints } from '../../modules/points/index.ts'
import { seedDemoRewards } from '../../modules/rewards/index.ts'
import { seedDemoSports } from '../../modules/sportsbook/index.ts'
import { readTimeZone, seedDemoBrand } from '../../modules/settings/index.ts'
import { seedDemoLevels } from '../../modules/vip/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Modules } from '../modules.ts'
import { lockDemo } from './repository/lock-demo.ts'
import { memberSettings } from '../wiring/members.ts'

export type DemoAccount = Awaited<ReturnType<typeof seedDemoAccounts>>[number]

/** The demo's lotteries as the lobby lists them; quick ones are listed apart. */
export const lotteryListings = playableDemoLotteries.map((lottery): LotteryListing => {
  const { accountType, prizeMode } = lottery
  const isQuick = accountType === 'TCG' && prizeMode === 'ELOTT'
  return { ...lottery, vendor: isQuick ? 'TCG_ELOTT' : accountType }
})

/** The demo brand, its lobby and its announcements; needs no module to run. */
export const seedDemoData = async ({
  DATABASE_URL,
  SITE_ORIGIN,
  SPORTS_SPEED,
}: Config): Promise<void> => {
  const pool = createPool(DATABASE_URL, { work: 'jobs', max: 1, name: 'trevo seed' })
  try {
    await lockDemo(pool)
    const brandId = await seedDemoBrand(pool, new URL(SITE_ORIGIN).hostname)
    const brand = { id: brandId, timeZone: await readTimeZone(pool, brandId) }
    await seedDemoCatalogue(pool)
    await seedDemoAnnouncements(pool, brandId)
    await seedHelpTopics(pool, brandId)
    await seedDemoLevels(pool, brandId)
    await seedDemoPools(pool, brandId)
    await seedDemoPromotions(pool, brand, systemClock.now())
    await seedDemoLotteries(pool, brandId)
    await seedDemoSports(pool, brandId, SPORTS_SPEED)
    await seedDemoPoints(pool, brandId)
    await seedDemoRewards(pool, brand, systemClock.now())
    await seedDemoChat(pool, brandId)
    await seedLotteryGames(pool, lotteryListings)
    await seedSportsVendors(pool)
    await createDatabase(pool).inTx(async (tx) => {
      await seedDepositSettings(tx, {
        id: brandId,
        name: 'Trevo Jogos Ltda',
        city: 'Sao Paulo',
        cpfRequired: true,
      })
      await seedWithdrawalSettings(tx, brandId)
    })
  } finally {
    await pool.end()
  }
}

/** The demo accounts, made through the modules that own them. */
export const seedDemo = async (
  { identity, settings, staff, wallet, tree, members, cashier }: Modules,
  pool: Pool,
  clock: Clock,
  config: Config,
): Promise<readonly DemoAccount[]> => {
  const brand = settings.brands().find(({ row }) => row.demo)
  if (!brand) return []
  const roles = staff.orderRoles(brand.id, 'demo')
  const needs = {
    database: createDatabase(pool),
    clock,
    identity,
    brand,
    isDemoServer: true,
    settings: memberSettings(settings, config),
    wallet,
    agents: tree,
  }
  const accounts = await seedDemoAccounts(needs, (operatorId, role) =>
    roles.grant({ operatorId, role }),
  )
  const { DEMO_LIFE_PASSWORD_FILE } = config
  if (DEMO_LIFE_PASSWORD_FILE) {
    await seedDemoMembers(needs, (await readFile(DEMO_LIFE_PASSWORD_FILE, 'utf8')).trim())
    const { hasWithdrawalUnderWay, returnBalance } = cashier.withdrawals
    const withdrawals = { ...cashier, hasWithdrawalUnderWay, returnBalance }
    await seedDemoOffice({ ...needs, cashier: withdrawals, brandId: brand.id })
  }
  await seedDemoAgents({
    database: createDatabase(pool),
    brandId: brand.id,
    findId: async (name) => (await members.findMemberByUsername(brand.id, name))?.memberId,
    now: clock.now(),
  })
  return accounts
}
