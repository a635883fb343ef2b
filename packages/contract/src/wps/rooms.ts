import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Money, NodeIdText } from '../shapes.ts'

/** A table of a card game, by what is played for; its id goes into the launch. */
export const GameRoom = z.object({
  roomId: z.string(),
  nodeId: z.int(),
  vassalage: z.string(),
  roomName: z.string(),
  stakeMin: Money,
  stakeMax: Money,
  /** Nobody sits down with less. */
  balanceMin: Money,
})
export type GameRoom = z.infer<typeof GameRoom>

export const listRooms = endpoint({
  name: 'listRooms',
  summary: 'Rooms of card games between players, lowest stakes first',
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
