import { readTitles } from './read-titles.ts'
import type { SlotTitle } from './slot-title.ts'

/** Every title there is a folder of. For a browser the build writes this file anew. */
export const allTitles: readonly SlotTitle[] = await readTitles(import.meta.dirname)
