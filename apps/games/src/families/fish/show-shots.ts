import type { FishTitle, ShotEnd, FishView } from '@trevo/game-rules/fish/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardContext } from '../board.ts'
import type { PondScene } from './create-scene.ts'
import type { Pond } from './follow-pond.ts'
import type { Words } from './words.ts'

type Shown = { readonly context: BoardContext<FishTitle>; readonly scene: PondScene }

const paidText = ({ formats }: BoardContext<FishTitle>, payoutMinor: string): string =>
  `+${formats.money(formatMoney(BigInt(payoutMinor)))}`

/** A fish that was just caught leaves the water with its payout. */
export const showCatch = ({ context, scene }: Shown, pond: Pond, shot: ShotEnd): void => {
  const swimmer = pond.find(shot.tide, shot.fish)
  const spot = swimmer && scene.spotNow(swimmer)
  if (!shot.isCaught || !swimmer || !spot) return
  pond.take(shot)
  context.sound.land(Math.min(4, Math.floor(Math.log2(shot.times))))
  const { x, y, size } = spot
  scene.effects.add({
    kind: 'caught',
    x,
    y,
    size,
    icon: swimmer.kind.icon,
    text: paidText(context, shot.payoutMinor),
    startMs: performance.now(),
  })
}

/** A past volley, shot by shot, with its result. */
export const showPast = ({ context, scene }: Shown, words: Words, { shots }: FishView): void => {
  const { kinds } = context.title.maths
  for (const [at, { kind, isCaught, payoutMinor }] of shots.entries()) {
    const drawn = kinds.find(({ id }) => id === kind)
    if (!drawn) continue
    scene.effects.add({
      kind: 'caught',
      x: (scene.width() * (at + 0.5)) / shots.length,
      y: scene.height() * 0.45,
      icon: drawn.icon,
      size: 44,
      text: isCaught ? paidText(context, payoutMinor) : words.missed,
      startMs: performance.now(),
    })
  }
}
