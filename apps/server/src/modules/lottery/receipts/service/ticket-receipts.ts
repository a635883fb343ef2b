import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { slipLengthMax } from '@trevo/contract/wps/lottery/place-orders.ts'
import type {
  listDrawLeaves,
  printReceipt,
  SignedReceipt,
  showTicketProof,
} from '@trevo/contract/wps/lottery/tickets.ts'
import { loadPlayWords } from '@trevo/lottery-rules/texts/play-name.ts'
import { packReceipt, signedTextOf, type Receipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { hashOfSlip } from '../../draws/domain/draw-engine.ts'
import { sharesOf } from '../../lotteries/domain/shares.ts'
import { nameOf, type Reader } from '../../lotteries/domain/describe-games.ts'
import { findDrawByNumber, getDraw } from '../../draws/repository/draws.ts'
import { printLines } from '../domain/print-lines.ts'
import { findReceiptTicket } from '../repository/leaves.ts'
import type { DrawRow, OrderRow } from '../../tables.ts'
import { gameOfDraw, getGame, type LotteryContext } from '../../lotteries/context.ts'
import type { DrawTrees } from './draw-tree.ts'
import { getOrder, readLines } from '../../orders/service/read-order-lines.ts'

export type PrintRequest = {
  readonly memberId: bigint
  readonly ticketId: bigint
  readonly language: Language
  readonly reader: Reader
  readonly brandId: number
  /** The site's address, for the QR code. */
  readonly host: string
}

/** The shares as shown on a receipt. */
const shareOf = (order: OrderRow) => {
  const shares = sharesOf(order)
  const ticket = order.shared_ticket_id
  return shares && ticket !== null ? { share: { ticket, ...shares } } : {}
}

/** Reads tickets with all data of their receipts, and signs these. */
const createSigning = (context: LotteryContext) => {
  const { database, setup, ticketKeys } = context

  const readTicket = async (memberId: bigint, ticketId: bigint) => {
    const ticket = await findReceiptTicket(database.db, memberId, ticketId)
    if (!ticket) throw new Refusal('lottery.order_unknown')
    const order = await getOrder(context, memberId, ticket.order_id)
    const draw = await getDraw(database.db, ticket.draw_id)
    const game = gameOfDraw(await setup(), order.game_id)
    return { ticket, order, draw, game }
  }
  type Read = Awaited<ReturnType<typeof readTicket>>

  const signReceipt = ({ ticket, order, draw, game }: Read): SignedReceipt => {
    const receipt: Receipt = {
      version: 1,
      record: {
        game: game.code,
        draw: draw.draw_number,
        order: order.client_id,
        part: order.part,
        trace: ticket.trace_number,
        multiple: ticket.multiple,
        stakeMinor: String(ticket.stake_minor),
        prizeModeId: order.prize_mode_id,
        placedAt: ticket.placed_at.toISOString(),
        slip: hashOfSlip(order.slip),
        ...shareOf(order),
      },
      gameId: game.id,
      ticketId: String(ticket.id),
      orderNumber: `L${order.id}`,
      attempt: draw.attempt,
      commitment: draw.commitment,
    }
    const slip = order.slip.length <= slipLengthMax ? order.slip : null
    return { receipt, ...ticketKeys.sign(signedTextOf(receipt)), slip }
  }

  return { readTicket, signReceipt }
}

export type ReadTicket = Awaited<ReturnType<ReturnType<typeof createSigning>['readTicket']>>

/** The leaves of closed draws' roots, public. */
const createDrawProofs = (context: LotteryContext, trees: DrawTrees) => {
  const { database, setup } = context

  const closedDraw = async (brandId: number, gameId: number, numero: string): Promise<DrawRow> => {
    const game = getGame(await setup(), brandId, gameId)
    const draw = await findDrawByNumber(database.db, game.id, numero)
    if (!draw || draw.root === null) throw new Refusal('lottery.draw_unknown')
    return draw
  }

  return {
    listDrawLeaves: async (
      brandId: number,
      at: { readonly gameId: number; readonly numero: string },
      chunk: number,
    ): Promise<Answer<typeof listDrawLeaves>> =>
      trees.listPiece(await closedDraw(brandId, at.gameId, at.numero), chunk),

    showTicketProof: async (
      brandId: number,
      at: { readonly gameId: number; readonly numero: string; readonly ticketId: string },
      leaf: string,
    ): Promise<Answer<typeof showTicketProof>> => {
      const draw = await closedDraw(brandId, at.gameId, at.numero)
      const proof = await trees.prove(draw, BigInt(at.ticketId), leaf)
      if (!proof) throw new Refusal('lottery.order_unknown')
      return { ...proof, path: [...proof.path] }
    },
  }
}

/** Receipts of tickets, and proofs that they are in their draws' roots. */
export const createTicketReceipts = (context: LotteryContext, trees: DrawTrees) => {
  const { readTicket, signReceipt } = createSigning(context)
  return {
    readTicket,
    signReceipt,
    showReceipt: async (memberId: bigint, ticketId: bigint): Promise<SignedReceipt> =>
      signReceipt(await readTicket(memberId, ticketId)),

    printReceipt: async (request: PrintRequest): Promise<Answer<typeof printReceipt>> => {
      const { memberId, ticketId, language, reader, brandId, host } = request
      const read = await readTicket(memberId, ticketId)
      const signed = signReceipt(read)
      const { lines } = await readLines(context, read.order)
      const pdf = await context.records.printTicket({
        language,
        brandName: context.settings.brandNameOf(brandId),
        timeZone: context.settings.timeZoneOf(brandId),
        lotteryName: nameOf(read.game, reader),
        drawNumber: read.draw.draw_number,
        drawsAt: read.draw.draws_at,
        placedAt: read.ticket.placed_at,
        orderNumber: signed.receipt.orderNumber,
        ticketNumber: signed.receipt.ticketId,
        stakeMinor: read.ticket.stake_minor,
        multiple: read.ticket.multiple,
        shares: sharesOf(read.order) ?? null,
        lines: printLines(lines, language, await loadPlayWords(language)),
        commitment: read.draw.commitment,
        signature: signed.signature,
        keyId: signed.keyId,
        address: `https://${host}/ticket#${packReceipt(signed)}`,
      })
      const fileName = `${read.game.code}-${read.draw.draw_number}-${read.ticket.id}.pdf`
      return { fileName, pdf: Buffer.from(pdf).toString('base64') }
    },

    listTicketKeys: () => [...context.ticketKeys.published],

    ...createDrawProofs(context, trees),
  }
}

export type TicketReceipts = ReturnType<typeof createTicketReceipts>
