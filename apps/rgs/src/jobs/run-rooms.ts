import { randomUUID } from 'node:crypto'
import type { RoomEvent, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../dependencies.ts'
import { listRoomsToSettle } from '../repository/rooms.ts'
import { driveRoom, settleRoom } from '../service/rooms/drive-room.ts'
import { createRoomWatch } from '../service/rooms/watch-room.ts'
import { createLoops, type Loops } from './create-loops.ts'

type Viewer = (event: RoomEvent) => void

/** A room as this process runs it. */
export type Room = {
  readonly title: TitleData
  picture(): Promise<RoomPicture>
  /** Tells a viewer everything from now on. @returns what ends that. */
  watch(viewer: Viewer): () => void
}

export type Rooms = {
  find(gameCode: string): Room | undefined
  stop(): Promise<void>
}

const driveEveryMs = 100
const readEveryMs = 200
const tickEveryMs = 250
/** Looks so often for the instant at which bets close or a game ends. */
const lookEveryMs = 10

/**
 * Pushes ticks at their pace, and the turns of a game the moment they come. A look that comes late
 * moves none of the later ticks.
 */
const createTeller = (tick: () => RoomEvent | undefined, tell: Viewer) => {
  let dueMs = 0
  return (): void => {
    const nowMs = performance.now()
    const event = tick()
    if (!event) return
    if (event.kind === 'tick') {
      if (nowMs < dueMs) return
      const isFarBehind = nowMs - dueMs > tickEveryMs
      dueMs = (isFarBehind ? nowMs : dueMs) + tickEveryMs
    }
    tell(event)
  }
}

const openRoom = (dependencies: Dependencies, title: TitleData, loops: Loops) => {
  const watch = createRoomWatch(dependencies, title)
  const viewers = new Set<Viewer>()
  const tell = (event: RoomEvent) => {
    for (const viewer of viewers) viewer(event)
  }
  const read = async () => {
    for (const event of await watch.read()) tell(event)
  }
  // Nobody to tell: nothing is read, but for the first time, so that the chain is known when somebody
  // cashes out here.
  let isRead = false
  loops.repeat(async () => {
    if (isRead && viewers.size === 0) return
    await read()
    isRead = true
  }, readEveryMs)
  const look = setInterval(createTeller(watch.tick, tell), lookEveryMs)
  look.unref()
  const room: Room = {
    title,
    picture: async () => {
      await read()
      return watch.picture()
    },
    watch: (viewer) => {
      viewers.add(viewer)
      return () => viewers.delete(viewer)
    },
  }
  return { room, stop: () => clearInterval(look) }
}

/** Runs the rooms of all titles that are played together; this process drives those it has the lease of. */
export const startRooms = (
  dependencies: Dependencies,
  titles: readonly TitleData[],
  { isDriving }: { readonly isDriving: boolean },
): Rooms => {
  const loops = createLoops(dependencies, 'room failed')
  const drive = driveRoom(dependencies, randomUUID())
  const settle = settleRoom(dependencies)
  const rooms = new Map<string, ReturnType<typeof openRoom>>()
  let toSettle: ReadonlySet<string> = new Set()
  if (isDriving) {
    loops.repeat(async () => {
      toSettle = new Set(await listRoomsToSettle(dependencies.database.db))
    }, driveEveryMs)
  }
  for (const title of titles) {
    rooms.set(title.gameCode, openRoom(dependencies, title, loops))
    if (!isDriving) continue
    let isMine = false
    loops.repeat(async () => {
      isMine = await drive(title)
    }, driveEveryMs)
    loops.repeat(
      async () => (isMine && toSettle.has(title.gameCode) ? settle(title) : undefined),
      driveEveryMs,
    )
  }
  return {
    find: (gameCode) => rooms.get(gameCode)?.room,
    stop: async () => {
      for (const { stop } of rooms.values()) stop()
      await loops.stop()
    },
  }
}
