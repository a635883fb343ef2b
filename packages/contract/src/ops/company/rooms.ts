import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Language, Money, TypedMoney, NodeId } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

const common = {
  personal: 'none',
  /** Rooms of a game are the same at every brand. */
  allBrands: true,
} as const
const reason = typed(200).regex(/\S.*\S/)

const Names = z.partialRecord(Language, typed(40).min(1))

/** A room of a card game between players. */
export const OperatorRoom = z.object({
  nodeId: z.int(),
  roomId: z.string(),
  names: z.partialRecord(Language, z.string()),
  stakeMin: Money,
  stakeMax: Money,
  /** What a member must have to sit down. */
  balanceMin: Money,
  /** Null at a table for cash. */
  tournament: z.object({ buyIn: Money, seatCount: z.int() }).nullable(),
  isOpen: z.boolean(),
})
export type OperatorRoom = z.infer<typeof OperatorRoom>

const RoomInput = z.strictObject({
  nodeId: NodeId,
  roomId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  names: Names.refine((names) => Object.keys(names).length > 0),
  stakeMin: TypedMoney,
  stakeMax: TypedMoney,
  balanceMin: TypedMoney,
  tournament: z
    .strictObject({ buyIn: TypedMoney, seatCount: z.int().min(2).max(1_000) })
    .nullable(),
  isOpen: z.boolean(),
})

const Rooms = z.object({
  games: z.array(
    z.object({
      nodeId: z.int(),
      gameCode: z.string(),
      names: z.partialRecord(Language, z.string()),
    }),
  ),
  rooms: z.array(OperatorRoom),
})

export const listOperatorRooms = operatorEndpoint({
  name: 'listOperatorRooms',
  summary: 'Rooms of card games between players, with those that are closed',
  method: 'GET',
  path: '/ops/catalogue/rooms',
  ...common,
  right: 'catalogue.read',
  approval: 'none',
  response: Rooms,
  refusals: [],
})

export const saveRoom = operatorEndpoint({
  name: 'saveRoom',
  summary: 'Writes a room, or a new one; refused if it changed meanwhile',
  method: 'POST',
  path: '/ops/catalogue/rooms',
  ...common,
  right: 'catalogue.change',
  approval: 'reason',
  body: z.strictObject({
    /** The room as the operator saw it; null for a new one. */
    before: RoomInput.nullable(),
    room: RoomInput,
    reason,
  }),
  response: Rooms,
  refusals: ['catalogue.unknown', 'catalogue.room_invalid', 'catalogue.room_changed'],
})
