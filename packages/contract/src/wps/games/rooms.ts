import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Money, NodeIdText } from '../../shapes.ts'

/**
 * `open`: empty. `filling`: some seats are taken and others free. `running`: the seated players are
 * playing, and a newcomer opens another room.
 */
export const sitAndGoStates = ['open', 'filling', 'running'] as const

/** A tournament that starts when its seats are taken. */
export const SitAndGoRoom = z.object({
  /** The part of a seat's price that goes into the prizes. */
  buyIn: Money,
  seatCount: z.int(),
  /** Null if the vendor does not say who is there. */
  now: z
    .object({
      state: z.enum(sitAndGoStates),
      /** In the one that is filling up. */
      seatsTaken: z.int(),
      /** Players in running ones. */
      playing: z.int(),
    })
    .nullable(),
})
export type SitAndGoRoom = z.infer<typeof SitAndGoRoom>

/** A table of a card game, by its stakes; its id is passed to the launch. */
export const GameRoom = z.object({
  roomId: z.string(),
  nodeId: z.int(),
  vassalage: z.string(),
  roomName: z.string(),
  stakeMin: Money,
  stakeMax: Money,
  /** The minimum that a player can sit down with. */
  balanceMin: Money,
  /** Null at a cash table. */
  sitAndGo: SitAndGoRoom.nullable(),
})
export type GameRoom = z.infer<typeof GameRoom>

export const listRooms = endpoint({
  name: 'listRooms',
  summary: 'Rooms of card games between players, lowest stakes first, tournaments at the end',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  family: 'wps',
  auth: 'session',
  moduleId: 'GAMELO3',
  query: z.object({
    vassalage: z.string().max(20).optional(),
    nodeId: NodeIdText.optional(),
    _: CacheBuster,
  }),
  response: z.object({ list: z.array(GameRoom) }),
  refusals: [],
})
