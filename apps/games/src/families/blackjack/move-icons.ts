import type { MoveKind } from '@trevo/game-rules/blackjack/types.ts'

/** Drawings of the moves. */
export const moveIcons: Partial<Record<MoveKind, string>> = {
  stand:
    'M6 9V7a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0V8a1.5 1.5 0 0 1 3 0v7a5 5 0 0 1-5 5h-2c-3 0-5-2-5-5z',
  double: 'M7 4v13M3.5 7.5 7 4l3.5 3.5M17 20V7M13.500 16.500 17 20l3.500-3.500',
  split: 'M12 20v-6M12 14 5 6M12 14l7-8M5 11V6h5M14 6h5v5',
}
