import { addDays } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  RevenueGroup,
  RevenueRow,
  listLargestWins,
  listRevenue,
} from '@trevo/contract/ops/ledger/reports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { descending } from '@trevo/platform/in-order.ts'
import { earlierDays, lengthOf, type Days } from '../domain/days.ts'
import { addSums, grossRevenueOf, noSums, presentSums, type Sums } from '../domain/sums.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findLastDay } from '../repository/days.ts'
import { countPlayers, listWins, sumDays, type Selection } from '../repository/sums.ts'

export const spanDaysMax = 366
const rowsMax = 500

type Asked = Days &
  Selection & {
    readonly brandId: number
    readonly language: Language
  }

/** @throws Refusal `report.span_too_long`, also for a span that ends before it begins */
export const assertSpan = (days: Days): void => {
  const length = lengthOf(days)
  if (length < 1 || length > spanDaysMax)
    throw new Refusal('report.span_too_long', { days: spanDaysMax })
}

/** Days of play and payments by product, vendor, game or day, beside an earlier span of the same length. */
export const createListRevenue =
  (needs: ReportsNeeds, countedUntil: () => Promise<Date>) =>
  async (
    asked: Asked & { readonly by: RevenueGroup; readonly against: 'weeks' | 'before' | 'none' },
  ): Promise<Answer<typeof listRevenue>> => {
    assertSpan(asked)
    const { database, catalogue } = needs
    const { db } = database
    const { brandId, by, against, language } = asked
    const counted = await countedUntil()
    const earlier = against === 'none' ? undefined : earlierDays(asked, against)
    const rows = await sumDays(db, brandId, asked, by, asked)
    // Days are compared in their order, everything else by its key.
    const before = earlier ? await sumDays(db, brandId, earlier, by, asked) : []
    const shift = earlier ? lengthOf({ from: earlier.from, to: asked.from }) - 1 : 0
    const beforeOf = new Map(
      before.map((row) => [by === 'day' ? addDays(row.key, shift) : row.key, row]),
    )
    const players = await countPlayers(db, brandId, asked, by, asked)
    const allPlayers = await countPlayers(db, brandId, asked, 'all', asked)
    const names = catalogue.names(language)
    const nameOf = (key: string): string => (by === 'game' ? (names.get(Number(key)) ?? '') : key)
    const present = (key: string, sums: Sums, past: Sums | undefined, count: number | null) => ({
      key,
      name: nameOf(key),
      ...presentSums(sums),
      players: count,
      ...compare(sums, earlier ? (past ?? noSums) : undefined),
    })
    const keys = new Map(rows.map((row) => [row.key, row]))
    const all = [...new Set([...keys.keys(), ...beforeOf.keys()])].map((key) => ({
      key,
      sums: keys.get(key) ?? noSums,
      past: beforeOf.get(key),
    }))
    const sorted =
      by === 'day'
        ? all.toSorted(descending(({ key }) => key))
        : all.toSorted((a, b) => Number(b.sums.stakes_minor - a.sums.stakes_minor))
    const last = await findLastDay(db, brandId)
    return {
      rows: sorted
        .slice(0, rowsMax)
        .map(({ key, sums, past }) => present(key, sums, past, players.get(key) ?? 0)),
      total: present(
        '',
        rows.reduce<Sums>(addSums, noSums),
        before.reduce<Sums>(addSums, noSums),
        allPlayers.get('') ?? 0,
      ),
      before: earlier ?? null,
      countedUntil: counted.toISOString(),
      closedThrough: last?.day ?? null,
      isCut: sorted.length > rowsMax,
    }
  }

const compare = (sums: Sums, then: Sums | undefined): Pick<RevenueRow, 'before' | 'change'> =>
  then
    ? {
        before: formatMoney(grossRevenueOf(then)),
        change: formatMoney(grossRevenueOf(sums) - grossRevenueOf(then)),
      }
    : { before: null, change: null }

/** The ten largest prizes of some days. */
export const createListLargestWins =
  ({ database, catalogue, members }: ReportsNeeds) =>
  async (asked: Asked): Promise<Answer<typeof listLargestWins>> => {
    assertSpan(asked)
    const wins = await listWins(database.db, asked.brandId, asked, asked)
    const usernames = await members.usernamesOf(wins.map(({ member_id: memberId }) => memberId))
    const names = catalogue.names(asked.language)
    return {
      wins: wins.map((win) => ({
        transferId: String(win.transfer_id),
        at: win.at.toISOString(),
        memberId: String(win.member_id),
        username: usernames.get(win.member_id) ?? '',
        nodeId: win.node_id,
        game: names.get(win.node_id) ?? '',
        round: win.round_id,
        amount: formatMoney(win.amount_minor),
      })),
    }
  }
