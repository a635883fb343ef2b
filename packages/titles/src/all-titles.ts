import { readTitles } from './read-titles.ts'
import type { Title } from './title.ts'

/** Every title that has a folder. For browsers the build rewrites this file. */
export const allTitles: readonly Title[] = await readTitles(import.meta.dirname)
