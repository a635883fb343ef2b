import type { FishKind } from '@trevo/game-rules/fish/types.ts'

/** The drawings of a pond's fish, in the largest size that a screen shows them in, in pixels. */
export const pondPictures = (kinds: readonly FishKind[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    kinds.map(({ icon, sizePart }) => [icon, Math.min(400, Math.round(sizePart * 11))]),
  )
