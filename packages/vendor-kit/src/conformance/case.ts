import type { ConformanceWorld } from './world.ts'

/** One rule of the protocol as a small story; throws when the platform breaks it. */
export type ConformanceCase = {
  readonly name: string
  readonly run: (world: ConformanceWorld) => Promise<void>
}
