import { groupLinked, type ComparedAccount } from '@trevo/promotion-rules/linked-accounts.ts'
import { findOppositePairs, type OppositePair } from '@trevo/promotion-rules/opposite-accounts.ts'
import { minorPerReal } from '@trevo/money/money.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Play } from '../../modules/play/index.ts'
import type { SettledBets, SettledOutcome } from '../../platform/shapes/settled-bets.ts'
import { comparedAccount } from './compared-account.ts'

/** Settled outcomes of a product compared in one run. */
const outcomesAtOnce = 200
/** Members of one outcome; any beyond this number are not compared. */
const bettorsMax = 10_000
const membersAtOnce = 1_000
/** Logins of this period show the devices and networks of a member. */
const devicesKeptMs = 90 * 24 * 3_600_000

type Neighbours = {
  readonly members: Pick<MemberDirectory, 'findMembers'>
  readonly identity: Pick<Identity, 'listDevicesOf'>
  readonly cashier: { readonly withdrawals: Pick<OpenCashier['withdrawals'], 'listPayeeKeys'> }
  readonly play: Pick<Play, 'raiseOppositeBets'>
  readonly lottery: { readonly settledBets: SettledBets }
  readonly sportsbook: { readonly settledBets: SettledBets }
  readonly clock: Clock
}

/** What is compared of accounts: devices and networks of their latest logins, payees, who brought them. */
export const readAccounts = async (
  {
    members,
    identity,
    cashier,
    clock,
  }: Pick<Neighbours, 'members' | 'identity' | 'cashier' | 'clock'>,
  memberIds: readonly bigint[],
): Promise<readonly ComparedAccount[]> => {
  const [found, devices, payees] = await Promise.all([
    members.findMembers(memberIds),
    identity.listDevicesOf(memberIds, new Date(clock.now().getTime() - devicesKeptMs)),
    cashier.withdrawals.listPayeeKeys(memberIds),
  ])
  return found.map((member) =>
    comparedAccount(member, devices.get(member.memberId) ?? [], payees.get(member.memberId) ?? []),
  )
}

const inBrl = (minor: bigint): number => Number(minor) / Number(minorPerReal)

const figuresOf = ({ ownMinor, otherMinor, togetherMinor, accounts }: OppositePair) => ({
  ownAtRiskBrl: inBrl(ownMinor),
  otherAtRiskBrl: inBrl(otherMinor),
  togetherAtRiskBrl: inBrl(togetherMinor),
  accounts,
})

const compareOn = async (
  neighbours: Neighbours,
  product: string,
  bets: SettledBets,
  { id, gameCode, subject }: SettledOutcome,
): Promise<void> => {
  const bettors = await bets.listBettors(id, bettorsMax)
  const accounts: ComparedAccount[] = []
  for (let from = 0; bettors.length > 1 && from < bettors.length; from += membersAtOnce) {
    accounts.push(...(await readAccounts(neighbours, bettors.slice(from, from + membersAtOnce))))
  }
  for (const group of groupLinked(accounts)) {
    const memberIds = group.map(({ memberId }) => memberId)
    const riskOf = await bets.readRisks(id, memberIds)
    for (const pair of await findOppositePairs(group, riskOf)) {
      const { memberId, otherMemberId, links } = pair
      const figures = figuresOf(pair)
      const found = { product, gameCode, subject, memberId, otherMemberId, links, figures }
      await neighbours.play.raiseOppositeBets(found)
    }
  }
  await bets.markCompared(id)
}

/**
 * Compares linked accounts that bet on the same match or in the same draw, once it is settled, and signals those
 * that bet against each other (`docs/valid-stake.md`); a job.
 */
export const createCompareAccounts = (neighbours: Neighbours) => async (): Promise<void> => {
  const products = [
    ['sportsbook', neighbours.sportsbook.settledBets],
    ['lottery', neighbours.lottery.settledBets],
  ] as const
  await doEach(products, async ([product, bets]) => {
    const settled = await bets.listUncompared(outcomesAtOnce)
    await doEach(settled, (outcome) => compareOn(neighbours, product, bets, outcome))
  })
}
