import { dayMs } from '@trevo/calendar/durations.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { isBirthday } from '@trevo/promotion-rules/birthday.ts'
import type { Facts, ProductPlay } from '@trevo/promotion-rules/facts.ts'
import { share } from '@trevo/money/share.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { hasCondition } from '@trevo/promotion-rules/has-condition.ts'
import { countedSpan } from '@trevo/promotion-rules/spans.ts'
import { sumSettled, type SettledSum } from '../../../bets/index.ts'
import type { PromotionsNeeds, TimeSpan } from '../../needs.ts'
import { listSignIns, listTags } from '../../common/repository/promotions.ts'
import { findProfile } from '../../segments/repository/profiles.ts'
import type { EntryRow, PromotionRow, PromotionsTables } from '../../tables.ts'

/** Facts that do not depend on the promotion, read once for a whole list. */
export type MemberFacts = Pick<
  Facts,
  | 'balanceMinor'
  | 'level'
  | 'registeredDays'
  | 'tags'
  | 'lastStakeDaysAgo'
  | 'hasDeposited'
  | 'profile'
> & { readonly birthDate: string | undefined }

export type PromotionFacts = Facts & { readonly signedToday: boolean }

/** What a member staked on one product; several may be of the same. */
type PlayedProduct = Omit<SettledSum, 'product'> & {
  readonly product: string
  readonly countedMinor: bigint
}

type Deposited = { readonly inMinor: bigint; readonly count: number }

/** Where facts are read: outside any transaction, or inside the one that relies on them. */
type Reads = {
  readonly db: Database<PromotionsTables>['db']
  played(memberId: bigint, span: TimeSpan): Promise<readonly PlayedProduct[]>
  deposits(memberId: bigint, span: TimeSpan): Promise<Deposited>
}

/** What of a member's settled stakes counts, and for which product. */
const readPlayed =
  ({ catalogue }: PromotionsNeeds, db: Reads['db']): Reads['played'] =>
  async (memberId, span) =>
    (await sumSettled(db, memberId, span)).map((sum) => ({
      ...sum,
      product: sum.product === 'sports' ? 'SPORTS' : (catalogue.productOf(sum.nodeId) ?? 'OTHER'),
      countedMinor: share(sum.stakedMinor, catalogue.countedShareBp(sum), 'floor'),
    }))

/** A deposit returned to its bank does not count. */
const withoutReturned = (
  { inMinor, count }: Deposited,
  returned: { readonly amountMinor: bigint; readonly count: number },
): Deposited => ({
  inMinor: inMinor > returned.amountMinor ? inMinor - returned.amountMinor : 0n,
  count: Math.max(0, count - returned.count),
})

const readsOutside = (needs: PromotionsNeeds): Reads => ({
  db: needs.database.db,
  played: readPlayed(needs, needs.database.db),
  deposits: async (memberId, span) =>
    withoutReturned(
      await needs.wallet.sumStatement({ memberId, ...span, kinds: needs.cashier.depositKinds }),
      await needs.cashier.sumReturned(memberId, span),
    ),
})

const readsInside = (needs: PromotionsNeeds, tx: Tx): Reads => ({
  db: tables<PromotionsTables>(tx),
  played: readPlayed(needs, tables<PromotionsTables>(tx)),
  deposits: async (memberId, span) =>
    withoutReturned(
      await needs.wallet.sumStatementInTx(tx, {
        memberId,
        ...span,
        kinds: needs.cashier.depositKinds,
      }),
      await needs.cashier.sumReturned(memberId, span, tx),
    ),
})

const byProduct = (all: readonly PlayedProduct[]): readonly ProductPlay[] => {
  const sums = new Map<string, ProductPlay>()
  for (const { product, stakedMinor, countedMinor, paidMinor } of all) {
    const none = { product, stakedMinor: 0n, countedMinor: 0n, paidMinor: 0n }
    const known = sums.get(product) ?? none
    sums.set(product, {
      product,
      stakedMinor: known.stakedMinor + stakedMinor,
      countedMinor: known.countedMinor + countedMinor,
      paidMinor: known.paidMinor + paidMinor,
    })
  }
  return [...sums.values()]
}

type About = {
  readonly promotion: PromotionRow
  readonly memberId: bigint
  readonly known: MemberFacts
  readonly entry: EntryRow | undefined
}

/** Events in the promotion's span, and since the deposit made for it. */
const gatherFor = async (
  needs: PromotionsNeeds,
  reads: Reads,
  { promotion, memberId, known: { birthDate, ...known }, entry }: About,
): Promise<PromotionFacts> => {
  const now = needs.clock.now()
  const { starts_at: startsAt, ends_at: endsAt, time_zone: timeZone, terms } = promotion
  const span = countedSpan(terms.countedOver, { startsAt, endsAt, timeZone }, now)
  const today = dayIn(now, timeZone)
  const since = entry?.deposited_at
  const [deposits, played, days, sinceDeposit] = await Promise.all([
    reads.deposits(memberId, span),
    reads.played(memberId, span),
    promotion.kind === 'loginStreak'
      ? listSignIns(reads.db, promotion.id, memberId, dayIn(span.from, timeZone))
      : Promise.resolve<string[]>([]),
    since ? reads.played(memberId, { from: since, to: now }) : Promise.resolve([]),
  ])
  return {
    ...known,
    depositedMinor: deposits.inMinor,
    depositCount: deposits.count,
    play: byProduct(played),
    signedDays: days.length,
    signedToday: days.includes(today),
    deposit: {
      amountMinor: entry?.deposit_minor ?? 0n,
      stakedSinceMinor: sinceDeposit.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    },
    isBirthday: isBirthday(birthDate, today),
  }
}

/** Of a member, in any promotion. */
const createOfMember =
  (needs: PromotionsNeeds, outside: Reads) =>
  async (brandId: number, memberId: bigint): Promise<MemberFacts> => {
    const { wallet, members, vip, database, clock } = needs
    const now = clock.now()
    const monthAgo = { from: new Date(now.getTime() - 30 * dayMs), to: now }
    const [player, { availableMinor }, level, tags, deposits, played, profile] = await Promise.all([
      members.findPlayer(memberId),
      wallet.balanceOf(memberId),
      vip.levelOf(brandId, memberId),
      listTags(database.db, memberId),
      outside.deposits(memberId, { from: new Date(0), to: now }),
      outside.played(memberId, monthAgo),
      findProfile(database.db, memberId),
    ])
    const last = Math.max(...played.map(({ lastPlacedAt }) => lastPlacedAt.getTime()))
    const registeredAt = player?.registeredAt ?? now
    return {
      balanceMinor: availableMinor,
      level,
      registeredDays: Math.floor((now.getTime() - registeredAt.getTime()) / dayMs),
      tags,
      hasDeposited: deposits.count > 0,
      lastStakeDaysAgo: played.length > 0 ? Math.floor((now.getTime() - last) / dayMs) : undefined,
      birthDate: player?.birthDate,
      // Who may not be addressed, the level and the tags count as they are at this moment.
      profile: profile && { ...profile, level, tags, isFlagged: !player?.mayBeRewarded },
    }
  }

/** A promotion's conditions on a member that may have changed, read through the transaction. */
const readAgain = async (
  needs: PromotionsNeeds,
  tx: Tx,
  { promotion: { brand_id: brandId, audience, terms }, memberId, known }: About,
): Promise<MemberFacts> => {
  const { deposits, db } = readsInside(needs, tx)
  const { levelMin, hasDeposited, tags } = audience
  const asksForLevel = levelMin !== undefined || hasCondition(terms.conditions, 'levelAtLeast')
  const ever = { from: new Date(0), to: needs.clock.now() }
  return {
    ...known,
    ...(asksForLevel && { level: await needs.vip.levelOf(brandId, memberId, tx) }),
    ...(tags && { tags: await listTags(db, memberId) }),
    ...(hasDeposited !== undefined && {
      hasDeposited: (await deposits(memberId, ever)).count > 0,
    }),
  }
}

export const createGatherFacts = (needs: PromotionsNeeds) => {
  const outside = readsOutside(needs)
  return {
    ofMember: createOfMember(needs, outside),
    /** With the events in the promotion's span, and since the deposit made for it. */
    ofPromotion: (about: About): Promise<PromotionFacts> => gatherFor(needs, outside, about),
    /**
     * All of it in the transaction that gives the reward, once the promotion is locked. The balance is read last
     * and stays locked until the transaction ends.
     */
    underLock: async (tx: Tx, about: About): Promise<PromotionFacts> => {
      const inside = readsInside(needs, tx)
      const known = await readAgain(needs, tx, about)
      const found = await gatherFor(needs, inside, { ...about, known })
      const balance = await needs.wallet.lockBalance(tx, about.memberId)
      return { ...found, balanceMinor: balance?.availableMinor ?? 0n }
    },
  }
}

export type GatherFacts = ReturnType<typeof createGatherFacts>
