import { seaTiles } from './azulejo/sea.ts'
import { cardDrawings } from './card-drawings.ts'
import { abyssFish } from './fish/abyss.ts'
import { reefFish } from './fish/reef.ts'
import { riverFish } from './fish/river.ts'
import { goldDrawings } from './gold-drawings.ts'
import { avenueSigns } from './neon/avenue.ts'
import { nightDrawings } from './night-drawings.ts'
import { moonFestival } from './papercut/moon-festival.ts'
import { island } from './poster/island.ts'
import { sweets } from './riso/sweets.ts'
import { tropicalDrawings } from './tropical-drawings.ts'
import { backlandBlocks } from './woodcut/backlands.ts'

/** Drawings of our own by name, each the content of an `<svg viewBox="0 0 32 32">`; read by builders only. */
export const ownDrawings: Readonly<Record<string, string>> = {
  ...riverFish,
  ...reefFish,
  ...abyssFish,
  ...nightDrawings,
  ...goldDrawings,
  ...tropicalDrawings,
  ...cardDrawings,
  ...backlandBlocks,
  ...seaTiles,
  ...moonFestival,
  ...avenueSigns,
  ...sweets,
  ...island,
}
