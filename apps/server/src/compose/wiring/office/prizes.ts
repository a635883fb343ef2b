import { createDatabase } from '@trevo/database/connect.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import type { Catalogue } from '../../../modules/catalogue/index.ts'
import type { Lottery } from '../../../modules/lottery/index.ts'
import type { MemberDirectory } from '../../../modules/members/index.ts'
import type { Play } from '../../../modules/play/index.ts'
import { createPrizes, type Prizes, type UnpaidSource } from '../../../modules/prizes/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Sportsbook } from '../../../modules/sportsbook/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Transfers } from '../../../modules/transfers/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import { createReturnBalance } from '../../accounts/return-balance.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly lottery: Lottery
  readonly sportsbook: Sportsbook
  readonly play: Play
  readonly cashier: OpenCashier
  readonly transfers: Pick<Transfers, 'openVault'>
  readonly staff: Pick<Staff, 'approvals'>
}

/** What follows the colon: the id without what it is of. */
const refOf = (key: string): string => key.slice(key.indexOf(':') + 1)

const ofLottery = (lottery: Lottery): UnpaidSource => ({
  kinds: ['draw', 'big_prize', 'lottery_credit'],
  list: async (page) =>
    (await lottery.listUnpaid(page)).map((row) => ({
      key: row.key,
      brandId: row.brand_id,
      ref: refOf(row.key),
      memberId: row.member_id,
      amountMinor: row.amount_minor,
      bets: row.bets,
      since: row.since,
      fact:
        row.kind === 'draw'
          ? { kind: row.kind, isDrawn: row.is_drawn, trouble: row.trouble }
          : { kind: row.kind },
    })),
})

const ofSportsbook = (sportsbook: Sportsbook): UnpaidSource => ({
  kinds: ['match', 'slip_credit'],
  list: async (page) =>
    (await sportsbook.listUnpaid(page)).map((row) => ({
      key: row.key,
      brandId: row.brand_id,
      ref: refOf(row.key),
      memberId: row.member_id,
      amountMinor: row.amount_minor,
      bets: row.bets,
      since: row.since,
      fact: { kind: row.kind },
    })),
})

/** Rooms of card tables and all other games. */
const productIn =
  (catalogue: Catalogue) =>
  (nodeId: number): 'games' | 'rooms' =>
    catalogue.findKnown(nodeId)?.row.game_type === 'PVP' ? 'rooms' : 'games'

const brandsOf = async (members: MemberDirectory, memberIds: readonly bigint[]) =>
  new Map(
    (memberIds.length === 0 ? [] : await members.findMembers([...new Set(memberIds)])).map(
      ({ memberId, brandId }) => [memberId, brandId],
    ),
  )

const releaseKind = 'releaseHeldCredit'

const ofPlay = ({
  play,
  catalogue,
  members,
  staff,
}: Pick<Neighbours, 'play' | 'catalogue' | 'members' | 'staff'>): readonly UnpaidSource[] => {
  const productOf = productIn(catalogue)
  const withBrands = async (rows: Awaited<ReturnType<Play['listUnpaidRounds']>>) => {
    const brands = await brandsOf(
      members,
      rows.map(({ member_id: memberId }) => memberId),
    )
    return rows.flatMap((row) => {
      const brandId = brands.get(row.member_id)
      return brandId === undefined ? [] : [{ ...row, brandId }]
    })
  }
  const common = (row: Awaited<ReturnType<typeof withBrands>>[number]) => ({
    key: row.key,
    ref: row.key,
    brandId: row.brandId,
    memberId: row.member_id,
    amountMinor: row.amount_minor,
    bets: 0,
    since: row.since,
  })
  return [
    {
      kinds: ['held_credit'],
      list: async (page) => {
        const rows = await withBrands(await play.listUnpaidCredits(page))
        const asked = new Set<string>()
        for (const brandId of new Set(rows.map((row) => row.brandId))) {
          const ids = rows.filter((row) => row.brandId === brandId).map(({ key }) => key)
          const waiting = await staff.approvals.listWaiting(brandId, releaseKind, ids)
          for (const id of waiting.keys()) asked.add(id)
        }
        return rows.map((row) => ({
          ...common(row),
          fact: {
            kind: 'held_credit' as const,
            product: productOf(row.node_id),
            isAsked: asked.has(row.key),
          },
        }))
      },
    },
    {
      kinds: ['round'],
      list: async (page) =>
        (await withBrands(await play.listUnpaidRounds(page))).map((row) => ({
          ...common(row),
          bets: 1,
          fact: { kind: 'round' as const, product: productOf(row.node_id) },
        })),
    },
  ]
}

const ofCashier = ({
  cashier,
  members,
  settings,
}: Pick<Neighbours, 'cashier' | 'members' | 'settings'>): readonly UnpaidSource[] => [
  {
    kinds: ['withdrawal'],
    list: async (page) => {
      const rows = await cashier.lookup.listUnpaidWithdrawals(page)
      const ids = [...new Set(rows.map(({ member_id: memberId }) => memberId))]
      const reasons = await members.findBlockReasons(ids, 'withdraw')
      const found = ids.length === 0 ? [] : await members.findMembers(ids)
      const closed = new Set(
        found.filter(({ closedAt }) => closedAt !== null).map(({ memberId }) => memberId),
      )
      return rows.map((row) => ({
        key: row.key,
        ref: row.key,
        brandId: row.brand_id,
        memberId: row.member_id,
        amountMinor: row.amount_minor,
        bets: 0,
        since: row.since,
        dueAt: row.payable_until,
        fact: {
          kind: 'withdrawal' as const,
          status: row.status,
          isMemberAsked: row.is_asked,
          blockReason: reasons.get(row.member_id) ?? null,
          isAccountClosed: closed.has(row.member_id),
        },
      }))
    },
  },
  {
    kinds: ['pix'],
    list: async (page) => {
      // What belongs to no deposit is shown to operators of the first brand, as in the cashier.
      const firstBrandId = Math.min(...settings.brands().map(({ id }) => id))
      return (await cashier.lookup.listUnclaimedPix(page)).map((row) => ({
        key: row.key,
        ref: row.key,
        brandId: row.brand_id ?? firstBrandId,
        memberId: row.member_id,
        amountMinor: row.amount_minor,
        bets: 0,
        since: row.since,
        fact: { kind: 'pix' as const },
      }))
    },
  },
]

/** Unpaid prizes of every product, and what closed accounts still hold. */
export const buildPrizes = (
  { pools, clock }: Platform,
  neighbours: Neighbours,
): Promise<Prizes> => {
  const { wallet, settings, members, lottery, sportsbook, play, cashier, transfers, staff } =
    neighbours
  return createPrizes({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    settings: {
      brandIds: () => settings.brands().map(({ id }) => id),
      lawOf: (brandId) => {
        const { prizePayableMin, heldCreditDays, unclaimedDays, undeliverableDays } =
          settings.jurisdictionRulesOf(brandId)
        return { prizePayableMin, heldCreditDays, unclaimedDays, undeliverableDays }
      },
    },
    sources: [
      ofLottery(lottery),
      ofSportsbook(sportsbook),
      ...ofPlay(neighbours),
      ...ofCashier(neighbours),
    ],
    members: {
      usernamesOf: async (memberIds, tx) =>
        new Map(
          (memberIds.length === 0
            ? []
            : await members.findMembers([...new Set(memberIds)], tx)
          ).map(({ memberId, username }) => [memberId, username]),
        ),
      listClosed: members.listClosed,
      isClosed: async (tx, memberId) =>
        ((await members.findMember(memberId, tx))?.closedAt ?? null) !== null,
    },
    cashier: { returnBalance: createReturnBalance(cashier, transfers) },
    play,
    staff: staff.approvals,
  })
}
