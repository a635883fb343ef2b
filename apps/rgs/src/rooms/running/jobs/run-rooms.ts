import { randomUUID } from 'node:crypto'
import type { RoomEvent, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { createLoops, type Loops } from '@trevo/platform/create-loops.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listRoomsToSettle } from '../../common/repository/rooms.ts'
import { driveRoom, settleRoom } from '../../games/service/drive-room.ts'
import { roomStartDelaysMs } from '../../games/service/room-start-delays.ts'
import { createRoomWatch } from '../service/watch-room.ts'
import type { Room, Rooms, Viewer } from '../service/room.ts'

const driveEveryMs = 100
const readEveryMs = 200
const tickEveryMs = 250
/** How often to check whether bets close or a game ends. */
const lookEveryMs = 10

/**
 * Pushes ticks at their pace, and phase changes the moment they come. A late check delays none of the later ticks.
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

const openRoom = (dependencies: Dependencies, title: TitleData) => {
  const watch = createRoomWatch(dependencies, title)
  const viewers = new Set<Viewer>()
  const tell = (event: RoomEvent) => {
    for (const viewer of viewers) viewer(event)
  }
  // One read at a time; requests that come meanwhile share the next one and its snapshot.
  const readNow = createCoalescer(async (asked: readonly undefined[]) => {
    for (const event of await watch.read()) tell(event)
    let made: RoomPicture | undefined
    const picture = (): RoomPicture => (made ??= watch.picture())
    return asked.map(() => picture)
  })
  // No viewers: nothing is read except the first time, so that the chain is known when a player cashes out here.
  let isRead = false
  const read = async () => {
    if (isRead && viewers.size === 0) return
    await readNow(undefined)
    isRead = true
  }
  const room: Room = {
    title,
    picture: async () => (await readNow(undefined))(),
    watch: (viewer) => {
      viewers.add(viewer)
      return () => viewers.delete(viewer)
    },
  }
  const tellTick = createTeller(watch.tick, tell)
  return {
    room,
    read,
    look: (): void => {
      if (viewers.size > 0) tellTick()
    },
  }
}

/** Drives each room whose lease this process has, and settles its ended games. */
const driveRooms = (
  dependencies: Dependencies,
  titles: readonly TitleData[],
  loops: Loops,
): void => {
  const drive = driveRoom(dependencies, randomUUID(), roomStartDelaysMs(titles))
  const settle = settleRoom(dependencies)
  const mine = new Set<string>()
  let toSettle: ReadonlySet<string> = new Set()
  loops.repeat(async () => {
    toSettle = new Set(await listRoomsToSettle(dependencies.database.db))
  }, driveEveryMs)
  const drives = titles.map((title) => async () => {
    if (await drive(title)) mine.add(title.gameCode)
    else mine.delete(title.gameCode)
  })
  const settles = titles.map((title) => async () => {
    const { gameCode } = title
    if (mine.has(gameCode) && toSettle.has(gameCode)) await settle(title)
  })
  loops.repeatTogether(drives, driveEveryMs)
  loops.repeatTogether(settles, driveEveryMs)
}

/** Runs the rooms of all shared titles; this process drives those it has the lease of. */
export const startRooms = (
  dependencies: Dependencies,
  titles: readonly TitleData[],
  { isDriving }: { readonly isDriving: boolean },
): Rooms => {
  const loops = createLoops(dependencies.log, 'rooms')
  const rooms = new Map(titles.map((title) => [title.gameCode, openRoom(dependencies, title)]))
  loops.repeatTogether(
    [...rooms.values()].map(({ read }) => read),
    readEveryMs,
  )
  if (isDriving) driveRooms(dependencies, titles, loops)
  const look = setInterval(() => {
    for (const { look: lookAt } of rooms.values()) lookAt()
  }, lookEveryMs)
  look.unref()
  return {
    find: (gameCode) => rooms.get(gameCode)?.room,
    stop: async () => {
      clearInterval(look)
      await loops.stop()
    },
  }
}
