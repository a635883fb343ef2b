import { pointsTaken } from '@trevo/game-rules/fish/catch.ts'
import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishChoice, FishTitle, FishView, ShotEnd } from '@trevo/game-rules/fish/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardContext, SeenRound } from '../board.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { LateScene } from './create-late-scene.ts'
import { keyOf, type Pond } from './follow-pond.ts'
import type { Words } from './words.ts'

type Shown = { readonly context: BoardContext<FishTitle>; readonly scene: LateScene }

const paidText = ({ formats }: BoardContext<FishTitle>, payoutMinor: string): string =>
  `+${formats.money(formatMoney(BigInt(payoutMinor)))}`

const coinsOf = (times: number): number => Math.min(12, 2 + Math.floor(Math.log2(times)) * 2)

/** What a hit took of a boss, which stays until its life is over; its payout is shown. */
const takeLife = ({ context, scene }: Shown, pond: Pond, boss: Swimmer, shot: ShotOf): void => {
  const { cannons } = context.title.maths
  const cannon = cannons.find(({ id }) => id === shot.cannon)
  if (cannon) pond.hit(shot, pointsTaken(boss.kind, cannon, shot.times))
  if (pond.lifeOf(boss) <= 0) pond.take(shot)
  scene.flash(boss)
}

type ShotOf = ShotEnd & { readonly cannon: string }

/** A fish that was just caught leaves the water with its payout; a boss only when its life is over. */
const showCatch = (shown: Shown, pond: Pond, shot: ShotOf): void => {
  const { context, scene } = shown
  const swimmer = pond.find(shot.tide, shot.fish)
  const spot = swimmer && scene.spotNow(swimmer)
  if (!shot.isCaught || !swimmer || !spot) return
  const { kind } = swimmer
  if (kind.boss) takeLife(shown, pond, swimmer, shot)
  else pond.take(shot)
  context.sound.land(Math.min(4, Math.floor(Math.log2(shot.times))))
  const { x, y, size } = spot
  scene.addEffect({
    kind: 'caught',
    x,
    y,
    size,
    icon: kind.icon,
    text: paidText(context, shot.payoutMinor),
    coins: { to: scene.ownSpot(), count: coinsOf(shot.times) },
    isHit: kind.boss !== undefined && pond.isThere(swimmer),
    startMs: performance.now(),
  })
}

/** What a volley caught, each shot with its payout. */
export const showCatches = (shown: Shown, pond: Pond, { choice, view }: SeenRound): void => {
  const { cannon } = choice as unknown as FishChoice // as the engine has read it
  for (const shot of (view as unknown as FishView).shots)
    // the engine's own
    showCatch(shown, pond, { ...shot, cannon })
}

/** A boss whose life another player ended leaves the water. */
export const showFallen = (
  { scene }: Shown,
  pond: Pond,
  {
    words,
    picture,
    before,
  }: {
    readonly words: Words
    readonly picture: PondPicture
    readonly before: PondPicture | undefined
  },
): void => {
  const known = new Set((before?.caught ?? picture.caught).map(keyOf))
  for (const one of picture.caught) {
    const boss = pond.find(one.tide, one.fish)
    const spot = boss?.kind.boss && scene.spotNow(boss)
    if (!spot || one.seat === picture.seat || known.has(keyOf(one))) continue
    const { x, y, size } = spot
    const { icon } = boss.kind
    const text = words.fallen
    scene.addEffect({ kind: 'caught', x, y, size, icon, text, startMs: performance.now() })
  }
}

/** A past volley, shot by shot, with its result. */
export const showPast = ({ context, scene }: Shown, words: Words, { shots }: FishView): void => {
  const { kinds } = context.title.maths
  for (const [at, { kind, isCaught, payoutMinor }] of shots.entries()) {
    const drawn = kinds.find(({ id }) => id === kind)
    if (!drawn) continue
    scene.addEffect({
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
