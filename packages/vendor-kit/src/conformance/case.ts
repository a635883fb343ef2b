import type { Ability } from './driver.ts'
import type { ConformanceWorld, StoryWorld } from './world.ts'

/** One rule as a small story; throws when the platform breaks it. */
export type ConformanceCase<World = ConformanceWorld> = {
  readonly name: string
  readonly run: (world: World) => Promise<void>
}

/** A story for every protocol that has these abilities. */
export type StoryCase = ConformanceCase<StoryWorld> & { readonly needs?: readonly Ability[] }
