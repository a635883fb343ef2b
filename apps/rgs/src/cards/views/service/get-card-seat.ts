import type { Value } from '@trevo/contract/endpoint.ts'
import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import type { getCardSeat as endpoint } from '@trevo/contract/rgs/card-tables.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { isRoundLink } from '@trevo/vendor-kit/signing/round-link.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { SessionRow } from '../../../tables.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { isOfHouse } from '../../common/domain/house-player.ts'
import { findTable } from '../../common/repository/card-tables.ts'
import { listEndedDeals, listMoves } from '../../common/repository/deals.ts'
import { findSeat, listNames } from '../../common/repository/seats.ts'
import type { CardTableRow, DealRow, MoveRow, SeatRow } from '../../tables.ts'
import { recordOf } from './list-card-seats.ts'
import { placeInDeal, seedsOf } from '../../common/service/open-table.ts'

/** Deals per answer: a cash table has no end. */
const pageSize = 20

const money = (text: string): string => formatMoney(BigInt(text))

type Proved = {
  readonly deal: DealRow
  readonly moves: readonly MoveRow[]
  readonly table: CardTableRow
  readonly roundId: string
  readonly nameOf: (roundId: string) => string
}

/** The proof of an ended deal, as the seat of a round sees it. */
export const proofOf = (
  dependencies: Pick<CardDependencies, 'sealing'>,
  { deal, moves, table, roundId, nameOf }: Proved,
): CardDealProof => {
  const { result } = deal
  if (!result) throw new Error(`deal ${deal.number} of ${deal.table_id} has no result`)
  const seeds = seedsOf(dependencies, deal)
  return {
    number: deal.number,
    entry: formatMoney(table.entry_minor),
    posts: deal.seats.map(({ posts }) => posts === true),
    names: deal.seats.map((one) => nameOf(one.roundId)),
    place: placeInDeal(deal, roundId) ?? 0,
    commitmentNumber: Number(deal.commitment_number),
    commitments: {
      server: deal.commitment,
      seats: deal.seats.map(({ commitment }) => commitment ?? ''),
    },
    seeds: { server: seeds.server, seats: [...seeds.seats] },
    stacks: deal.seats.map(({ stackMinor }) => money(stackMinor)),
    moves: moves.map(({ seat, move, by_clock: byClock }) => ({
      seat,
      move: move as CardDealProof['moves'][number]['move'], // JSON by its type
      byClock,
    })),
    sitAndGo: table.sit_and_go,
    hand: deal.hand_number,
    houses: deal.seats.map(isOfHouse),
    standIns: deal.seats.map(({ isStandIn }) => isStandIn === true),
    result: { stacks: result.stacksMinor.map(money), rake: money(result.rakeMinor) },
  }
}

type Asked = { readonly roundId: string; readonly before?: number | undefined }

/** A seat of the player with every ended deal, including all revealed seeds. */
export const getCardSeat =
  (dependencies: CardDependencies) =>
  async (session: SessionRow, { roundId, before }: Asked): Promise<Value<typeof endpoint>> => {
    const db = cardDb(dependencies)
    const seat = await findSeat(db, roundId)
    if (seat?.player_ref !== session.player_ref) throw new Refusal('rgs.round_unknown')
    return describeSeat(dependencies, seat, before)
  }

/** The same for the holder of a link that the platform signed. @throws Refusal `rgs.round_unknown`. */
export const getLinkedSeat =
  (dependencies: CardDependencies, keys: VendorKeys) =>
  async (link: Asked & { readonly proof: string }): Promise<Value<typeof endpoint>> => {
    const { roundId, before, proof } = link
    const db = cardDb(dependencies)
    const seat = await findSeat(db, roundId)
    const table = seat && (await findTable(db, seat.table_id))
    const atMs = dependencies.clock.now().getTime()
    const isSigned =
      table && isRoundLink(keys, { gameCode: table.game_code, roundId }, { proof, atMs })
    if (!seat || !isSigned) throw new Refusal('rgs.round_unknown')
    return describeSeat(dependencies, seat, before)
  }

const describeSeat = async (
  dependencies: CardDependencies,
  seat: SeatRow,
  before: number | undefined,
): Promise<Value<typeof endpoint>> => {
  const db = cardDb(dependencies)
  const { round_id: roundId } = seat
  const table = await findTable(db, seat.table_id)
  if (!table) throw new Error(`there is no table ${seat.table_id}`)
  const wanted = { tableId: table.id, roundId, before, limit: pageSize + 1 }
  const ended = await listEndedDeals(db, wanted)
  const page = ended.slice(0, pageSize)
  const names = await listNames(
    db,
    page.flatMap(({ seats }) => seats.map((one) => one.roundId)),
  )
  const nameOf = (id: string): string => names.get(id) ?? ''
  const deals = await Promise.all(
    page.map(async (deal) => {
      const moves = await listMoves(db, table.id, deal.number)
      return proofOf(dependencies, { deal, moves, table, roundId, nameOf })
    }),
  )
  return {
    seat: recordOf(seat, table),
    mySeat: seat.seat,
    deals,
    before: ended.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  }
}
