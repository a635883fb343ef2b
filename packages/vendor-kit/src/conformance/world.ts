import type { Disturbance, VendorDriver } from './driver.ts'
import type { TestPlayer } from './platform.ts'
import type { V1Access } from './v1/access.ts'
import type { V1Bent } from './v1/call.ts'

/** What the stories need to know about the platform under test. */
export type StoryWorld<Bent extends Disturbance = Disturbance> = {
  readonly driver: VendorDriver<Bent>
  /** A new member with this balance, decimal text. */
  createPlayer(balance: string): Promise<TestPlayer>
}

export type ConformanceWorld = V1Access & StoryWorld<V1Bent>
