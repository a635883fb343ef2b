import { allTitles } from './all-titles.ts'
import type { Title } from './title.ts'

/** Every title of ours, in lobby order. */
export const titlesInOrder: readonly Title[] = [...allTitles].sort(
  (a, b) => a.listing.position - b.listing.position,
)
