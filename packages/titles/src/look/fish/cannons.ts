import type { FishCannon } from '@trevo/game-rules/fish/types.ts'

/** The cannons of every pond. */
export const cannons: readonly FishCannon[] = [
  { id: 'harpoon', name: { PT: 'Arpão', EN: 'Harpoon' }, power: 1, rtpBp: 9_650 },
  { id: 'trident', name: { PT: 'Tridente', EN: 'Trident' }, power: 3, rtpBp: 9_660 },
  { id: 'torpedo', name: { PT: 'Torpedo', EN: 'Torpedo' }, power: 10, rtpBp: 9_670 },
]
