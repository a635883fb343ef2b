import type {
  OperatorDeal,
  OperatorSignal,
  SignalState,
} from '@trevo/contract/ops/risk/table-signals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { canDecide, type SignalDecision } from '../../common/domain/signal-moves.ts'
import { findPlayer } from '../../common/repository/sessions.ts'
import {
  findTableSignal,
  listSignalEvents,
  listSignalRows,
  lockTableSignal,
  moveTableSignal,
  type TableSignalRow,
} from '../repository/table-signals.ts'
import type { PlayContext } from '../../common/context.ts'

type Events = Awaited<ReturnType<typeof listSignalEvents>>

/** The signal as an operator of a brand sees it: a member of another brand is only counted. */
const present = async (
  { members }: PlayContext,
  brandId: number,
  row: TableSignalRow,
  events: Events,
): Promise<OperatorSignal> => {
  const accountOf = async (memberId: bigint, ofBrand: number): Promise<string | null> =>
    ofBrand === brandId ? ((await members.findMember(memberId))?.account ?? null) : null
  return {
    signalId: String(row.id),
    vendor: row.vendor,
    gameCode: row.game_code,
    subject: row.subject,
    kind: row.kind,
    rulesVersion: row.rules_version,
    account: await accountOf(row.member_id, row.brand_id),
    other: await accountOf(row.other_member_id, row.other_brand_id),
    figures: { ...row.figures },
    links: [...row.links],
    state: row.state,
    raisedAt: row.raised_at.toISOString(),
    deals: [...row.deals],
    events: events
      .filter(({ signal_id: signalId }) => signalId === row.id)
      .map(({ state, operator, reason, happened_at: at }) => ({
        state,
        at: at.toISOString(),
        operator,
        reason,
      })),
  }
}

const getOwn = async (
  { database }: PlayContext,
  brandId: number,
  signalId: string,
): Promise<TableSignalRow> => {
  const row = await findTableSignal(database, BigInt(signalId))
  const isOwn = row && (row.brand_id === brandId || row.other_brand_id === brandId)
  if (!isOwn) throw new Refusal('play.signal_unknown')
  return row
}

/** A deal named by a signal, requested from its vendor. */
const createShowDeal =
  (context: PlayContext) =>
  async (brandId: number, signalId: string, at: number): Promise<OperatorDeal | null> => {
    const row = await getOwn(context, brandId, signalId)
    const name = row.deals[at - 1]
    if (!name) throw new Refusal('play.deal_unknown')
    const deal = await context.vendors.tableDealOf(row.vendor, name)
    if (!deal) return null
    const { playerRefs, ...shown } = deal
    const memberIds = await Promise.all(
      playerRefs.map((ref) => findPlayer(context.database, row.vendor, ref)),
    )
    const placeOf = (memberId: bigint): number | null => {
      const place = memberIds.indexOf(memberId)
      return place < 0 ? null : place
    }
    return { ...shown, place: placeOf(row.member_id), otherPlace: placeOf(row.other_member_id) }
  }

export type SignalOrder = {
  readonly brandId: number
  readonly signalId: string
  readonly state: SignalDecision
  readonly operator: string
  readonly reason: string
}

/** The operators' view and decisions of signals about players at tables. */
export const createOperatorTableSignals = (context: PlayContext) => {
  const { database, clock, log } = context
  const showTableSignal = async (brandId: number, signalId: string): Promise<OperatorSignal> => {
    const row = await getOwn(context, brandId, signalId)
    return present(context, brandId, row, await listSignalEvents(database, [row.id]))
  }
  return {
    showTableSignal,
    showSignalDeal: createShowDeal(context),

    listTableSignals: async (wanted: {
      readonly brandId: number
      readonly state: SignalState
      readonly limit: number
    }): Promise<OperatorSignal[]> => {
      const rows = await listSignalRows(database, wanted)
      const events = await listSignalEvents(
        database,
        rows.map(({ id }) => id),
      )
      return Promise.all(rows.map((row) => present(context, wanted.brandId, row, events)))
    },

    /** @throws Refusal `play.signal_unknown`, `play.signal_decided` */
    decideTableSignal: async ({ brandId, signalId, state, operator, reason }: SignalOrder) => {
      if (operator.trim() === '') throw new Error('a decision without an operator')
      await getOwn(context, brandId, signalId)
      await database.inTx(async (tx) => {
        const row = await lockTableSignal(tx, BigInt(signalId))
        if (!row || !canDecide(row.state, state)) throw new Refusal('play.signal_decided')
        noteAct({ before: { state: row.state }, after: { state } })
        await moveTableSignal(tx, row.id, state, { operator, reason, at: clock.now() })
      })
      log.warn({ signalId, operator, state }, 'signal of players at a table decided')
      return showTableSignal(brandId, signalId)
    },
  }
}
