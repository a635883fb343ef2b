import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import type { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Room, Rooms } from '../service/room.ts'
import type { OpenSession } from '../../../sessions/service/get-open-session.ts'
import { answerRouteError } from '../../../common/http/bind-route.ts'

/** The viewers that one process serves. */
const viewersMax = 5_000
/** Per player: several tables in one view, on more than one device, and stale connections. */
const viewersOfPlayerMax = 20
/** The largest gap between two events, so that a client can tell a dead connection from a quiet one. */
const stillThereMs = 2_000
const stillThere = Buffer.from(':\n\n')
/** A client that is this far behind is disconnected, and gets a full snapshot when it reconnects. */
const behindMax = 128 * 1_024

export const getRoomOf = (rooms: Rooms, { row }: OpenSession): Room => {
  const room = rooms.find(row.game_code)
  if (!room) throw new Refusal('rgs.no_room')
  return room
}

// One text for all viewers with the same content: they are served one after the other.
const written = new WeakMap<object, Buffer>()

const writtenOf = (told: object, toEvent: () => RoomEvent): Buffer => {
  const known = written.get(told)
  if (known) return known
  const bytes = Buffer.from(`data: ${JSON.stringify(toEvent())}\n\n`)
  written.set(told, bytes)
  return bytes
}

const send = async (reply: FastifyReply, room: Room): Promise<void> => {
  const { raw } = reply
  const picture = await room.picture()
  reply.hijack()
  // It ends with its connection: chunked encoding would only double the writes per viewer.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const tell = (bytes: Buffer) => {
    if (raw.writableLength > behindMax) raw.destroy()
    else raw.write(bytes)
  }
  tell(writtenOf(picture, () => ({ kind: 'room', room: picture })))
  const stop = room.watch((event) => tell(writtenOf(event, () => event)))
  raw.once('close', stop)
}

type Needs = {
  readonly rooms: Rooms
  readonly getOpenSession: (token: string | undefined) => Promise<OpenSession>
}

/** Serves a room's events as server-sent events, until the client disconnects. */
export const serveRoom = (app: FastifyInstance, { rooms, getOpenSession }: Needs): void => {
  let viewers = 0
  const viewersOf = new Map<string, number>()
  const open = new Set<FastifyReply>()
  const count = (reply: FastifyReply, playerRef: string): void => {
    const own = viewersOf.get(playerRef) ?? 0
    if (viewers >= viewersMax || own >= viewersOfPlayerMax) throw new Refusal('rgs.room_full')
    viewers += 1
    viewersOf.set(playerRef, own + 1)
    open.add(reply)
    reply.raw.once('close', () => {
      viewers -= 1
      const left = (viewersOf.get(playerRef) ?? 1) - 1
      if (left > 0) viewersOf.set(playerRef, left)
      else viewersOf.delete(playerRef)
      open.delete(reply)
    })
  }
  app.get(rgsEndpoints.watchRoom.path, async (request, reply) => {
    try {
      const session = await getOpenSession(request.headers.authorization)
      const room = getRoomOf(rooms, session)
      count(reply, session.row.player_ref)
      await send(reply, room)
      return reply
    } catch (error) {
      return answerRouteError(rgsEndpoints.watchRoom, error, request, reply)
    }
  })
  const interval = setInterval(() => {
    for (const { raw } of open) if (raw.headersSent) raw.write(stillThere)
  }, stillThereMs)
  interval.unref()
  // Streams never end by themselves: a closing server would wait for them.
  app.addHook('preClose', async () => {
    clearInterval(interval)
    for (const { raw } of open) raw.end()
  })
}
