import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { cacheBuster, DrawNumber, EpochMs, GameId, GameIdText } from './shapes.ts'

const common = { family: 'lgw', auth: 'none', moduleId: 'GAMELO3' } as const

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const TicketId = z.string().regex(/^\d{1,18}$/)

/** A ticket as it is hashed into the root of its draw; without the owner. */
export const TicketRecord = z.object({
  game: z.string().max(40),
  draw: DrawNumber,
  order: z.uuid(),
  part: z.int().min(0),
  trace: z.int().min(0),
  multiple: z.int().min(1),
  /** 1/10,000 BRL. */
  stakeMinor: z.string().regex(/^\d{1,18}$/),
  prizeModeId: z.int(),
  placedAt: z.iso.datetime(),
  /** SHA-256 of the slip's text. */
  slip: Hash,
  /** Shares of a shared ticket: the first one from 0, how many, out of how many. */
  share: z
    .object({ ticket: z.uuid(), first: z.int().min(0), count: z.int().min(1), of: z.int().min(2) })
    .optional(),
})

/** A receipt as signed by the house. */
export const SignedReceipt = z.object({
  receipt: z.object({
    version: z.literal(1),
    record: TicketRecord,
    gameId: GameId,
    ticketId: TicketId,
    orderNumber: z.string().max(30),
    attempt: z.int().min(1),
    commitment: Hash,
  }),
  keyId: z.string().max(32),
  /** Base64 of Ed25519 over the receipt's canonical JSON. */
  signature: z.string().max(100),
  /** Null if it is longer than a slip sent as plain text. */
  slip: z.string().nullable(),
})
export type SignedReceipt = z.infer<typeof SignedReceipt>

const ticketParams = z.object({ id: TicketId })

export const showReceipt = endpoint({
  name: 'showReceipt',
  summary: 'The signed receipt of one ticket of the member',
  method: 'GET',
  path: '/lgw/orders/suborders/:id/receipt',
  family: 'lgw',
  auth: 'member',
  moduleId: 'GAMELO3',
  params: ticketParams,
  query: z.object(cacheBuster),
  response: SignedReceipt,
  refusals: ['lottery.order_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

export const printReceipt = endpoint({
  name: 'printReceipt',
  summary: 'The same on one page, as PDF in base64',
  method: 'GET',
  path: '/lgw/orders/suborders/:id/receipt/pdf',
  family: 'lgw',
  auth: 'member',
  moduleId: 'GAMELO3',
  params: ticketParams,
  query: z.object(cacheBuster),
  response: z.object({ fileName: z.string(), pdf: z.base64() }),
  refusals: ['lottery.order_unknown'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const listTicketKeys = endpoint({
  name: 'listTicketKeys',
  summary: 'Keys under which receipts are signed, those of the past included',
  method: 'GET',
  path: '/lgw/tickets/keys',
  ...common,
  query: z.object(cacheBuster),
  response: z.array(
    z.object({
      keyId: z.string(),
      /** The 32 bytes of an Ed25519 public key in base64. */
      publicKey: z.base64(),
      since: EpochMs,
    }),
  ),
  refusals: [],
  cacheSec: 300,
})

const drawParams = z.object({ gameId: GameIdText, numero: DrawNumber })

/** How many leaves one answer of `listDrawLeaves` contains. */
export const leavesAtOnce = 1_024

export const listDrawLeaves = endpoint({
  name: 'listDrawLeaves',
  summary: 'Hashes of the tickets that stood at the close, in the order of the root',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero/leaves',
  ...common,
  params: drawParams,
  query: z.object({
    /** From 0; each has `leavesAtOnce` leaves, the last one the rest. */
    chunk: z.coerce.number().int().min(0).max(1_000_000).default(0),
    ...cacheBuster,
  }),
  response: z.object({ leafCount: z.int(), leaves: z.array(Hash).max(leavesAtOnce) }),
  refusals: ['lottery.game_unknown', 'lottery.draw_unknown'],
  rateLimit: { max: 1_200, windowSec: 60 },
})

export const showTicketProof = endpoint({
  name: 'showTicketProof',
  summary: 'The Merkle path from a ticket to the root of its draw, for anyone who knows its leaf',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero/ticket/:ticketId',
  ...common,
  params: drawParams.extend({ ticketId: TicketId }),
  query: z.object({ leaf: Hash, ...cacheBuster }),
  response: z.object({ leafIndex: z.int(), leafCount: z.int(), path: z.array(Hash).max(40) }),
  refusals: ['lottery.game_unknown', 'lottery.draw_unknown', 'lottery.order_unknown'],
  rateLimit: { max: 60, windowSec: 60 },
})
