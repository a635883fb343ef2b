import {
  cancelFreeRounds,
  FreeRoundListReply,
  FreeRoundReply,
  grantFreeRounds,
  listFreeRounds,
  type FreeRoundCampaign,
} from '@trevo/contract/vendor/free-rounds.ts'
import { queryRound, RoundReply } from '@trevo/contract/vendor/round-query.ts'
import {
  queryStatement,
  StatementReply,
  type StatementBet,
} from '@trevo/contract/vendor/statement.ts'
import {
  LiveTablesReply,
  queryLiveTables,
  type LiveTable,
} from '@trevo/contract/vendor/live-tables.ts'
import {
  queryTableRooms,
  TableRoomsReply,
  type TableRoom,
} from '@trevo/contract/vendor/table-rooms.ts'
import {
  queryTableDeal,
  queryTableSignals,
  TableDealReply,
  TableSignalsReply,
  type TableDeal,
  type TableDealName,
  type TableSignal,
} from '@trevo/contract/vendor/table-signals.ts'
import {
  queryTableStreams,
  setTableStream,
  TableStreamReply,
  TableStreamsReply,
  type TableStreamChange,
  type VendorTableStream,
} from '@trevo/contract/vendor/table-streams.ts'
import { Pool } from 'undici'
import type { VendorKeys } from '../signing/keys.ts'
import { sendSigned } from './wallet-client.ts'

/** `offered`: open only until an optional offer is answered; otherwise as in `RoundReply`. */
type AskedState = RoundReply['state'] | 'offered' | 'no_answer'

export type AskVendor = {
  /** The vendor's state of a round; `no_answer` if nothing may be concluded. */
  roundState(roundId: string): Promise<AskedState>
  /** The bets of a span by the vendor's own books; undefined when it did not report them all. */
  statement(span: StatementSpan): Promise<readonly StatementBet[] | undefined>
  /** Undefined if nothing may be concluded; the same call may be repeated. */
  grantFreeRounds(
    campaign: Omit<FreeRoundCampaign, 'left' | 'state'>,
  ): Promise<Omit<FreeRoundReply, 'requestId'> | undefined>
  cancelFreeRounds(campaignId: string): Promise<Omit<FreeRoundReply, 'requestId'> | undefined>
  listFreeRounds(playerRef: string): Promise<readonly FreeRoundCampaign[] | undefined>
  /** Signals of players at tables after a number; undefined when the vendor did not report them. */
  tableSignals(after: number): Promise<readonly TableSignal[] | undefined>
  /** A deal at a table between players; null if the vendor has none, undefined if it does not answer. */
  tableDeal(name: TableDealName): Promise<TableDeal | null | undefined>
  /** Who is in the rooms of games between players; undefined if the vendor does not answer at once. */
  tableRooms(): Promise<readonly TableRoom[] | undefined>
  /** Live tables as they are now; undefined if the vendor does not answer at once. */
  liveTables(): Promise<readonly LiveTable[] | undefined>
  /** Live tables with a video stream; undefined when the vendor did not report them. */
  tableStreams(): Promise<readonly VendorTableStream[] | undefined>
  /** Undefined if nothing may be concluded; the same call may be repeated. */
  setTableStream(
    change: TableStreamChange,
  ): Promise<Omit<TableStreamReply, 'requestId'> | undefined>
  close(): Promise<void>
}

export type StatementSpan = { readonly from: Date; readonly to: Date }

const pagesMax = 10_000
/** A person is waiting for the list of rooms or tables. */
const roomsTimeoutMs = 1_500

const readStatement = async (
  wire: Parameters<typeof sendSigned>[0],
  { from, to }: StatementSpan,
): Promise<readonly StatementBet[] | undefined> => {
  const bets: StatementBet[] = []
  const span = { from: from.toISOString(), to: to.toISOString() }
  let after: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const message = { ...span, ...(after !== undefined && { after }) }
    const result = await sendSigned(wire, queryStatement.path, message, StatementReply)
    if (result.kind !== 'answer') return undefined
    bets.push(...result.reply.bets)
    if (result.reply.next === null) return bets
    after = result.reply.next
  }
  return undefined
}

/** The platform's queries to one vendor. */
export const createAskVendor = (options: {
  /** Origin of the vendor's server. */
  readonly baseUrl: string
  readonly keys: VendorKeys
  readonly nowMs: () => number
}): AskVendor => {
  const pool = new Pool(options.baseUrl, { connections: 4 })
  const wire = { pool, options: { ...options, timeoutMs: 5_000 } }
  const quick = { pool, options: { ...options, timeoutMs: roomsTimeoutMs } }
  return {
    roundState: async (roundId) => {
      const result = await sendSigned(wire, queryRound.path, { roundId }, RoundReply)
      if (result.kind !== 'answer') return 'no_answer'
      const { state, isOptionalOffer } = result.reply
      return state === 'open' && isOptionalOffer === true ? 'offered' : state
    },
    statement: (span) => readStatement(wire, span),
    grantFreeRounds: async (campaign) => {
      const result = await sendSigned(wire, grantFreeRounds.path, campaign, FreeRoundReply)
      return result.kind === 'answer' ? result.reply : undefined
    },
    cancelFreeRounds: async (campaignId) => {
      const result = await sendSigned(wire, cancelFreeRounds.path, { campaignId }, FreeRoundReply)
      return result.kind === 'answer' ? result.reply : undefined
    },
    listFreeRounds: async (playerRef) => {
      const result = await sendSigned(wire, listFreeRounds.path, { playerRef }, FreeRoundListReply)
      return result.kind === 'answer' ? result.reply.campaigns : undefined
    },
    tableSignals: async (after) => {
      const result = await sendSigned(wire, queryTableSignals.path, { after }, TableSignalsReply)
      return result.kind === 'answer' ? result.reply.signals : undefined
    },
    tableDeal: async (name) => {
      const result = await sendSigned(wire, queryTableDeal.path, name, TableDealReply)
      return result.kind === 'answer' ? result.reply.deal : undefined
    },
    liveTables: async () => {
      const result = await sendSigned(quick, queryLiveTables.path, {}, LiveTablesReply)
      return result.kind === 'answer' ? result.reply.tables : undefined
    },
    tableRooms: async () => {
      const result = await sendSigned(quick, queryTableRooms.path, {}, TableRoomsReply)
      return result.kind === 'answer' ? result.reply.rooms : undefined
    },
    tableStreams: async () => {
      const result = await sendSigned(wire, queryTableStreams.path, {}, TableStreamsReply)
      return result.kind === 'answer' ? result.reply.tables : undefined
    },
    setTableStream: async (change) => {
      const result = await sendSigned(wire, setTableStream.path, change, TableStreamReply)
      return result.kind === 'answer' ? result.reply : undefined
    },
    close: () => pool.close(),
  }
}
