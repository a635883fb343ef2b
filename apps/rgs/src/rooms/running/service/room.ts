import type { RoomEvent, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'

export type Viewer = (event: RoomEvent) => void

/** A room as this process runs it. */
export type Room = {
  readonly title: TitleData
  picture(): Promise<RoomPicture>
  /** Sends a viewer everything from now on. @returns the function that ends it. */
  watch(viewer: Viewer): () => void
}

export type Rooms = {
  find(gameCode: string): Room | undefined
  stop(): Promise<void>
}
