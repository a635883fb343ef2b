import type { TableStream } from '@trevo/contract/stream-address.ts'

/** Video streams of live tables, as this process knows them. */
export type TableVideos = {
  /** At most two seconds old; null if the presenter is drawn. */
  find(gameCode: string): Promise<TableStream | null>
}
