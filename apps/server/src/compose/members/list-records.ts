import type { MemberRecord, RecordKind } from '@trevo/contract/ops/members/member-records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readNumber } from '@trevo/platform/keyset.ts'
import {
  listBets,
  seatOf,
  type BetWithSettlement,
  type PlayTables,
} from '../../modules/play/index.ts'
import { listRewardsOf, type RewardsTables } from '../../modules/rewards/index.ts'
import type { StatementLine } from '../../modules/wallet/index.ts'
import { statementKinds } from '../movements/describe-movements.ts'
import type { Platform } from '../platform.ts'
import type { GameName, Known } from './known.ts'

type Page = {
  readonly memberId: bigint
  readonly brandId: number
  readonly before: string | undefined
  readonly pageSize: number
  readonly language: Language
}
type Listed = { readonly list: readonly MemberRecord[]; readonly next: string | null }
type ListOf = (page: Page) => Promise<Listed>

const dayMs = 86_400_000
/** Tickets are listed within a span, as for members. */
const ticketDays = 92

const none = { result: null, balanceAfter: null, reference: null }

const moneyIn =
  ({ cashier }: Known): ListOf =>
  async ({ memberId, before, pageSize }) => {
    const { records, next } = await cashier.listDepositRecords(memberId, { before, pageSize })
    return {
      list: records.map((one) => ({
        ...none,
        id: one.transId,
        at: one.depositDate,
        name: one.depositMode,
        state: one.state,
        amount: one.requestedAmount,
        result: one.amount,
        reference: one.refId,
      })),
      next,
    }
  }

const moneyOut =
  ({ cashier }: Known): ListOf =>
  async ({ memberId, before, pageSize }) => {
    const page = { before, pageSize }
    const { records, next } = await cashier.withdrawals.listWithdrawalRecords(memberId, page)
    return {
      list: records.map((one) => ({
        ...none,
        id: one.transId,
        at: one.withdrawDate,
        name: one.bankName,
        state: one.status,
        amount: one.amount,
        reference: one.refId,
      })),
      next,
    }
  }

/** Its kind; of a seat at a table of players with the kind of table: `play.stake_taken.cash`. */
const nameOf = ({ kind, reference }: StatementLine): string => {
  const seat = seatOf(reference)
  return seat === undefined ? kind : `${kind}.${seat}`
}

const entries =
  ({ wallet }: Known, { clock }: Platform): ListOf =>
  async ({ memberId, before, pageSize }) => {
    const seq = readNumber(before)
    const lines = await wallet.listStatement({
      memberId,
      from: new Date(0),
      to: new Date(clock.now().getTime() + dayMs),
      kinds: statementKinds.map(({ kind }) => kind),
      limit: pageSize + 1,
      ...(seq !== undefined && { before: seq }),
    })
    const { shown, next } = cutPage(lines, pageSize, (line) => String(line.seq))
    return {
      list: shown.map((line) => ({
        ...none,
        id: String(line.transferId),
        at: line.at.toISOString(),
        name: nameOf(line),
        state: line.direction,
        amount: formatMoney(line.amountMinor),
        balanceAfter: formatMoney(line.balanceAfterMinor),
        reference: line.txnId,
      })),
      next,
    }
  }

const stateOfBet = (bet: BetWithSettlement): string => {
  if (bet.is_in_review) return 'review'
  if (bet.state === 'settled') return 'closed'
  return bet.state === 'rolled_back' ? 'refunded' : 'open'
}

const rounds = ({ pools }: Platform, gameName: GameName): ListOf => {
  const database = createDatabase<PlayTables>(pools.requests)
  return async ({ memberId, before, pageSize, language }) => {
    const place = { before: readNumber(before), limit: pageSize + 1 }
    const rows = await listBets(database, { memberId }, place)
    const { shown, next } = cutPage(rows, pageSize, (row) => String(row.transfer_id))
    return {
      list: shown.map((bet) => ({
        ...none,
        id: `${bet.vendor}:${bet.debit_txn}`,
        at: bet.placed_at.toISOString(),
        name: gameName({ nodeId: bet.node_id }, language) ?? bet.vendor,
        state: stateOfBet(bet),
        amount: formatMoney(bet.stake_minor),
        result: bet.state === 'settled' ? formatMoney(bet.payout_minor) : null,
        reference: bet.round_id,
      })),
      next,
    }
  }
}

const slips =
  ({ sportsbook }: Known): ListOf =>
  async ({ memberId, before, pageSize }) => {
    const { list, next } = await sportsbook.listSlips(memberId, { state: 'all', before, pageSize })
    return {
      list: list.map((slip) => ({
        ...none,
        id: slip.slipId,
        at: slip.placedAt,
        name: slip.legs.map((leg) => `${leg.home} – ${leg.away}`).join('; '),
        state: slip.status,
        amount: slip.stake,
        result: slip.status === 'open' ? null : slip.payout,
        reference: slip.slipId,
      })),
      next,
    }
  }

/** States of a ticket by the codes of the wire; the stake of others was returned. */
const ticketStates: Readonly<Record<number, string>> = {
  2: 'open',
  4: 'won',
  5: 'lost',
  6: 'refunded',
  7: 'refunded',
  8: 'cancelled',
  12: 'refunded',
  14: 'review',
  16: 'refunded',
  17: 'refunded',
}

const tickets =
  ({ lottery }: Known, { clock }: Platform): ListOf =>
  async ({ memberId, before, pageSize }) => {
    const page = Number(readNumber(before) ?? 1n)
    const now = clock.now().getTime()
    const { orders } = await lottery.listOrders({
      memberId,
      startDate: now - ticketDays * dayMs,
      endDate: now + dayMs,
      orderStatus: 0,
      gameId: -1,
      chasingStatus: 'ALL',
      page,
      size: pageSize,
    })
    return {
      list: orders.content.map((ticket) => ({
        ...none,
        id: ticket.orderDetailId,
        at: new Date(ticket.bettingTime).toISOString(),
        name: `${ticket.gameCode} ${ticket.numero}`,
        state: ticketStates[ticket.orderStatus] ?? String(ticket.orderStatus),
        amount: ticket.planBettingAmount,
        result: ticket.winningNumber === null ? null : ticket.winningAmount,
        reference: ticket.orderNumber,
      })),
      next: page < orders.totalPages ? String(page + 1) : null,
    }
  }

/** Orders of instant lotteries, by the tickets that they bought. */
const scratchcards =
  ({ lottery }: Known): ListOf =>
  async ({ memberId, before, pageSize, language }) => {
    const { list, next } = await lottery.listInstantOrders(memberId, { before, pageSize })
    return {
      list: list.map((order) => ({
        ...none,
        id: order.orderId,
        at: order.placedAt,
        name: textIn(order.names, language),
        state: BigInt(order.prizeMinor) > 0n ? 'won' : 'lost',
        amount: formatMoney(BigInt(order.stakeMinor)),
        result: formatMoney(BigInt(order.prizeMinor)),
        reference: `${order.label}: ${order.firstTicket}–${order.firstTicket + order.ticketCount - 1}`,
      })),
      next,
    }
  }

const rewards = ({ pools }: Platform): ListOf => {
  const { db } = createDatabase<RewardsTables>(pools.requests)
  return async ({ memberId, before, pageSize, language }) => {
    const place = { before: readNumber(before), limit: pageSize + 1 }
    const rows = await listRewardsOf(db, memberId, place)
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    return {
      list: shown.map((row) => ({
        ...none,
        id: String(row.id),
        at: row.granted_at.toISOString(),
        name: textIn(row.names, language),
        state: row.state,
        amount: formatMoney(row.worthMinor),
        reference: row.kind,
      })),
      next,
    }
  }
}

/** The lists of a member's records, each by the query that its own pages use. */
export const createListRecords = (
  platform: Platform,
  known: Known,
  gameName: GameName,
): ((kind: RecordKind, page: Page) => Promise<Listed>) => {
  const lists: Readonly<Record<RecordKind, ListOf>> = {
    deposits: moneyIn(known),
    withdrawals: moneyOut(known),
    entries: entries(known, platform),
    rounds: rounds(platform, gameName),
    slips: slips(known),
    tickets: tickets(known, platform),
    scratchcards: scratchcards(known),
    rewards: rewards(platform),
  }
  return (kind, page) => lists[kind](page)
}
