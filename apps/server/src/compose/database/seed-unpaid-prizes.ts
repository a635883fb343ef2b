import { seedClosedAccount, type SeedNeeds } from '../../modules/members/index.ts'
import type { Modules } from '../modules.ts'
import { giveMoney } from './give-money.ts'
import { unlessRefused } from './unless-refused.ts'

const dayMs = 86_400_000

/** With a credit of each age: past the days of unclaimed prizes, and past those of held credits. */
export const holderName = 'hugo.demo'
export const holderDaysAgo = 120
/** Days after the account was opened. */
const heldAfterDays = [25, 55] as const
/** The account was closed with money in it, longer ago than the days of undeliverable money. */
export const closedName = 'gil.demo'
export const closedOpenedDaysAgo = 400
const closedDaysAgo = 190

const broughtOver = {
  cause: 'goodwill',
  evidence: 'Saldo da conta antiga, conferido no contrato de migração',
  reason: 'Saldo trazido da plataforma anterior',
} as const

const findMember = async (brandId: number, { members }: Modules, username: string) => {
  const member = await members.findMemberByUsername(brandId, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}

const hasMoney = async ({ wallet }: Modules, memberId: bigint): Promise<boolean> =>
  ((await wallet.balanceOf(memberId))?.availableMinor ?? 0n) > 0n

/** The checks of some persons are asked in a turn, those of all cases of the demo in these. */
const turnsOfChecks = 20

const isVerified = async ({ kyc }: Modules, memberId: bigint): Promise<boolean> => {
  for (let turn = 0; turn < turnsOfChecks; turn += 1) {
    if ((await kyc.getKyc(memberId)).isVerified) return true
    await kyc.runChecks()
  }
  return false
}

/**
 * Sets two credits aside for an account of the demo, as of earlier days. Only a verified person stakes: where the
 * party that checks identities gives no answer, they come with a later start.
 */
export const holdEarlierCredits = async (brandId: number, modules: Modules): Promise<void> => {
  const { memberId, registeredAt } = await findMember(brandId, modules, holderName)
  if (!(await isVerified(modules, memberId))) return
  if (!(await hasMoney(modules, memberId))) {
    await giveMoney(brandId, modules, { username: holderName, amount: '20.00', ...broughtOver })
  }
  const { games } = modules.catalogue.lobby(brandId)
  const nodeId = games.find(({ row }) => row.game_type === 'RNG' && !row.lottery_type)?.row.node_id
  if (nodeId === undefined) return
  for (const days of heldAfterDays) {
    const heldAt = new Date(registeredAt.getTime() + days * dayMs)
    await modules.play.holdDemoCredit({ memberId, nodeId, heldAt })
  }
}

const closeWithMoney = async (needs: SeedNeeds, modules: Modules): Promise<void> => {
  const { memberId, closedAt } = await findMember(needs.brand.id, modules, closedName)
  if (closedAt !== null) return
  if (!(await hasMoney(modules, memberId))) {
    await giveMoney(needs.brand.id, modules, {
      username: closedName,
      amount: '42.50',
      ...broughtOver,
    })
  }
  await seedClosedAccount(
    needs,
    memberId,
    new Date(needs.clock.now().getTime() - closedDaysAgo * dayMs),
  )
}

/**
 * Money of the brand of Brazil that was not paid when the demo began: two credits above what their game can pay, and
 * what a closed account still holds. Running it again changes nothing.
 */
export const seedUnpaidPrizes = async (needs: SeedNeeds, modules: Modules): Promise<void> => {
  await unlessRefused(holdEarlierCredits(needs.brand.id, modules))
  await unlessRefused(closeWithMoney(needs, modules))
  await modules.prizes.readUnpaid()
  await modules.prizes.readBalances()
}
