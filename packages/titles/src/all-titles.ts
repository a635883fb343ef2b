import { readTitles } from './read-titles.ts'
import type { Title } from './title.ts'

/** Every title there is a folder of. For a browser the build writes this file anew. */
export const allTitles: readonly Title[] = await readTitles(import.meta.dirname)
