import { randomUUID } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import { leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { buyInOf } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { isWholeCentavos, parseMoney } from '@trevo/money/money.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import type { Kysely } from 'kysely'
import { Refusal } from '@trevo/platform/refusal.ts'
import { askForDebit, refusalOf, type AskedDebit } from '../../../wallet/service/ask-for-debit.ts'
import { isDone } from '../../../wallet/service/count-call.ts'
import { transactionIds } from '../../../wallet/domain/transaction-ids.ts'
import { isRefusalCode } from '@trevo/contract/refusals.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { cardDb } from '../../dependencies.ts'
import { chooseName } from '../../common/domain/choose-name.ts'
import { tableCodeOf } from '../../common/domain/table-code.ts'
import {
  changeTable,
  findFreeCashSeat,
  findFreeSeat,
  findTable,
  insertTable,
  lockQueue,
} from '../../common/repository/card-tables.ts'
import {
  changeSeat,
  findSeat,
  insertSeat,
  listSeats,
  moveSeat,
} from '../../common/repository/seats.ts'
import type { CardTables, SeatRow } from '../../tables.ts'
import { beginDeal } from '../../deals/service/begin-deal.ts'
import { later } from '../../common/domain/later.ts'
import type { CardSessionOpen } from '../../views/service/card-session.ts'
import { driveSeat } from './drive-seat.ts'
import { lockOpenTable, seatedOf, type OpenTable } from '../../common/service/open-table.ts'
import { returnEntry } from '../../deals/service/pay-seats.ts'
import { waitForDeal } from '../../deals/service/wait-for-deal.ts'

export type SeatOrder = {
  /** The round's id, chosen by the player's client. */
  readonly id: string
  /** Decimal text as received. */
  readonly entry: string
  /** The entry of the table, where less than a whole one may be brought. */
  readonly table?: string | undefined
  /** The code of a tournament; absent at a cash table. */
  readonly sitAndGo?: string | undefined
  readonly isAutomatic: boolean
}

type Entry = {
  /** The table's id. */
  readonly entryMinor: bigint
  readonly broughtMinor: bigint
}

/** The game with the settings of the requested table. Throws if there is no such tournament. */
const gameAsked = ({ game }: CardSessionOpen, { sitAndGo }: SeatOrder): CardGame => {
  const isKnown = sitAndGo === undefined || game.sitAndGos?.some(({ code }) => code === sitAndGo)
  if (isKnown !== true) throw new Refusal('rgs.stake_not_offered')
  return titleAtTable(game, sitAndGo ?? null)
}

/** What its entry buys chips for; undefined where seats play one match for their entries. */
const seatKindOf = ({ cash, sitAndGo }: CardGame): SeatKind | undefined =>
  sitAndGo ? 'tournament' : cash && 'cash'

/** Throws unless the entry is on offer in this session. */
const readEntry = (
  game: CardGame,
  { row }: Pick<CardSessionOpen, 'row'>,
  { entry, table }: SeatOrder,
): Entry => {
  const broughtMinor = parseMoney(entry)
  const entryMinor = parseMoney(table ?? entry)
  const isOffered =
    game.entriesMinor.includes(entryMinor) &&
    entryMinor <= parseMoney(row.profile.maxStake) &&
    broughtMinor >= leastEntryOf(game, entryMinor) &&
    broughtMinor <= entryMinor &&
    isWholeCentavos(broughtMinor)
  if (!isOffered) throw new Refusal('rgs.stake_not_offered')
  return { entryMinor, broughtMinor }
}

/** Whether this very order took the seat: same player, game, amount and kind of table. */
const isOfOrder = async (
  db: Kysely<CardTables>,
  seat: SeatRow,
  { game, row }: CardSessionOpen,
  { entry, table, sitAndGo }: SeatOrder,
): Promise<boolean> => {
  const at = await findTable(db, seat.table_id)
  return (
    seat.player_ref === row.player_ref &&
    seat.game_code === game.gameCode &&
    seat.entry_minor === parseMoney(entry) &&
    at?.entry_minor === parseMoney(table ?? entry) &&
    at.sit_and_go === (sitAndGo ?? null)
  )
}

const findPlace = async (
  { clock }: CardDependencies,
  tx: Tx,
  game: CardGame,
  { entryMinor, broughtMinor, playerRef }: Entry & { readonly playerRef: string },
): Promise<{ tableId: string; seat: number }> => {
  const { gameCode, version: rulesVersion, seatCount, times } = game
  const sitAndGo = game.sitAndGo?.code ?? null
  const tableCode = tableCodeOf(gameCode, sitAndGo)
  const wanted = { tableCode, rulesVersion, entryMinor, playerRef }
  await lockQueue(tx, wanted)
  const free = game.cash
    ? await findFreeCashSeat(tx, { ...wanted, broughtMinor })
    : await findFreeSeat(tx, wanted)
  if (free) return free
  const now = clock.now()
  const made = await insertTable(tx, {
    id: randomUUID(),
    game_code: tableCode,
    rules_version: rulesVersion,
    entry_minor: entryMinor,
    seat_count: seatCount,
    sit_and_go: sitAndGo,
    buy_in_minor: game.sitAndGo ? (buyInOf(game.sitAndGo, entryMinor) ?? null) : null,
    state: 'gathering',
    deadline_at: later(now, times.waitMs),
    opened_at: now,
  })
  return { tableId: made.id, seat: 0 }
}

/** Holds a seat and records its round, before any money is requested. */
const holdSeat = (
  dependencies: CardDependencies,
  session: CardSessionOpen,
  order: SeatOrder,
): Promise<SeatRow> =>
  dependencies.database.inTx(async (tx) => {
    const { clock, leaseMs } = dependencies
    const { game, row } = session
    const db = tables<CardTables>(tx)
    const same = await findSeat(db, order.id)
    if (same) {
      if (await isOfOrder(db, same, session, order)) return same
      throw new Refusal('request.id_reused', { id: order.id })
    }
    const asked = gameAsked(session, order)
    const entry = readEntry(asked, session, order)
    const playerRef = row.player_ref
    const there = await findPlace(dependencies, tx, asked, { ...entry, playerRef })
    const others = (await listSeats(db, there.tableId)).filter(
      ({ state }) => state === 'asked' || state === 'seated',
    )
    const now = clock.now()
    return insertSeat(tx, {
      round_id: order.id,
      table_id: there.tableId,
      seat: there.seat,
      player_ref: playerRef,
      game_code: game.gameCode,
      session_id: row.id,
      name: chooseName(
        `${there.tableId}:${playerRef}`,
        others.map(({ name }) => name),
      ),
      is_automatic: order.isAutomatic,
      state: 'asked',
      entry_minor: entry.broughtMinor,
      bank_ms: game.times.bankMs,
      started_at: now,
      retry_at: later(now, leaseMs),
    })
  })

/** At a cash table the seat has its chips, and is dealt in from the next deal on. */
const seatDownForCash = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  seated: SeatRow,
): Promise<void> => {
  const { table } = open
  if (table.state === 'over') return returnEntry(dependencies, tx, seated, 'nobody_came')
  const isPlayed = table.state === 'playing' || table.button_seat !== null
  const change = { must_post: isPlayed, idle_since: dependencies.clock.now() }
  await changeSeat(tx, seated.round_id, change)
  if (table.state === 'gathering') return waitForDeal(dependencies, tx, open)
  await changeTable(tx, table.id)
}

/** The entry is taken: the seat has its chips; with the last seat the next deal begins. */
const seatDown = (dependencies: CardDependencies, seat: SeatRow): Promise<void> =>
  dependencies.database.inTx(async (tx) => {
    const open = await lockOpenTable(dependencies, tx, seat.table_id)
    const { table, game } = open
    const chips = { stack_minor: seat.entry_minor, chips: game.sitAndGo?.startChips ?? 0 }
    const seated = await moveSeat(tables<CardTables>(tx), seat, 'seated', chips)
    // The worker of due rounds had it first: its entry is returned.
    if (!seated) return
    if (game.cash) return seatDownForCash(dependencies, tx, open, seated)
    if (table.state !== 'gathering' || table.started_at !== null) {
      return returnEntry(dependencies, tx, seated, 'nobody_came')
    }
    const all = [...seatedOf(open), seated].toSorted((a, b) => a.seat - b.seat)
    if (all.length === table.seat_count) return beginDeal(dependencies, tx, open, all)
    const deadline = later(dependencies.clock.now(), game.times.waitMs)
    await changeTable(tx, table.id, { deadline_at: deadline })
  })

const dropSeat = async (
  dependencies: CardDependencies,
  seat: SeatRow,
  { result, mayHaveLanded }: AskedDebit,
): Promise<SeatRow> => {
  const { clock } = dependencies
  const refusal = refusalOf(result)
  const db = cardDb(dependencies)
  const now = clock.now()
  const to = mayHaveLanded ? 'returning' : 'refused'
  const told = !mayHaveLanded || result.kind === 'answer' ? refusal : {}
  const end = mayHaveLanded ? { retry_at: now } : { ended_at: now }
  const dropped = await moveSeat(db, seat, to, { ...told, ...end })
  return dropped?.state === 'returning' ? driveSeat(dependencies)(dropped) : (dropped ?? seat)
}

/** Throws the stored refusal of a seat that never began. */
const requireBegun = (seat: SeatRow): void => {
  if (seat.state === 'asked') throw new Refusal('rgs.round_pending', { roundId: seat.round_id })
  if (seat.state !== 'refused' && seat.state !== 'returning' && seat.state !== 'returned') return
  const { refusal, refusal_detail: detail } = seat
  if (refusal !== null && isRefusalCode(refusal)) throw new Refusal(refusal, detail ?? {})
  throw new Refusal('rgs.round_cancelled', { roundId: seat.round_id })
}

const isTwice = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'seat_of_player'

/** Takes a seat: holds it, requests the entry, sits down. A repeated id is the same seat. */
export const takeSeat =
  (dependencies: CardDependencies) =>
  async (session: CardSessionOpen, order: SeatOrder): Promise<{ balanceMinor: bigint | null }> => {
    const { noteChange } = dependencies
    const held = await holdSeat(dependencies, session, order).catch((error: unknown) => {
      throw isTwice(error) ? new Refusal('rgs.seat_taken') : error
    })
    if (held.state !== 'asked') {
      requireBegun(held)
      return { balanceMinor: null }
    }
    const round = { id: held.round_id, player_ref: held.player_ref, game_code: held.game_code }
    const asked = await askForDebit(dependencies, round, {
      transactionId: transactionIds(held.round_id).debit,
      walletToken: session.walletToken,
      amountMinor: held.entry_minor,
      seat: seatKindOf(gameAsked(session, order)),
    })
    if (!isDone(asked.result)) {
      requireBegun(await dropSeat(dependencies, held, asked))
      return { balanceMinor: null }
    }
    await seatDown(dependencies, held)
    noteChange(held.table_id)
    const now = await findSeat(cardDb(dependencies), held.round_id)
    if (now) requireBegun(now)
    const { balance } = asked.result.reply
    return { balanceMinor: balance === undefined ? null : parseMoney(balance) }
  }
