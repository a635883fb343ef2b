import { dayMs, hourMs } from '@trevo/calendar/durations.ts'
import type { OpsRound } from '@trevo/contract/ops/rounds.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { listRoundRows, type RoundRow, type RoundState } from '../repository/rounds.ts'
import type { PlayContext } from '../../common/context.ts'

export type RoundListOrder = {
  readonly brandId: number
  readonly vendor: string | undefined
  readonly status: RoundState | undefined
  readonly olderThanHours: number
  readonly days: number
  readonly limit: number
}

const pageSize = 500
/** Rounds of other brands are in between; at most this many pages are read. */
const pagesMax = 20

type FindMember = PlayContext['members']['findMember']

/** Queries each member once. */
const rememberMembers = (findMember: FindMember): FindMember => {
  const asked = new Map<bigint, ReturnType<FindMember>>()
  return (memberId) => {
    const known = asked.get(memberId) ?? findMember(memberId)
    asked.set(memberId, known)
    return known
  }
}

/** The round as operators see it; undefined for a member of another brand. */
export const presentRound = async (
  {
    context: { catalogue },
    findMember,
    brandId,
  }: { readonly context: PlayContext; readonly findMember: FindMember; readonly brandId: number },
  row: RoundRow,
): Promise<OpsRound | undefined> => {
  const member = await findMember(row.member_id)
  if (member?.brandId !== brandId) return undefined
  return {
    vendor: row.vendor,
    roundId: row.round_id,
    account: member.account,
    gameNames: catalogue.findGame(row.node_id)?.name ?? {},
    stake: formatMoney(row.stake_minor),
    payout: formatMoney(row.payout_minor),
    status: row.state,
    startedAt: row.started_at.toISOString(),
  }
}

/** Rounds of the brand's members at every vendor, newest first. */
export const createListVendorRounds =
  (context: PlayContext) =>
  async (order: RoundListOrder): Promise<OpsRound[]> => {
    await context.projectBets()
    const nowMs = context.clock.now().getTime()
    const filter = {
      vendor: order.vendor,
      state: order.status,
      from: new Date(nowMs - order.days * dayMs),
      until: new Date(nowMs - order.olderThanHours * hourMs),
    }
    const findMember = rememberMembers(context.members.findMember)
    const present = (row: RoundRow) => presentRound({ ...order, context, findMember }, row)
    const found: OpsRound[] = []
    for (let page = 0; page < pagesMax && found.length < order.limit; page += 1) {
      const place = { limit: pageSize, offset: page * pageSize }
      const rows = await listRoundRows(context.database, filter, place)
      const rounds = await Promise.all(rows.map(present))
      found.push(...rounds.filter((one) => one !== undefined))
      if (rows.length < pageSize) break
    }
    return found.slice(0, order.limit)
  }
