import { finishedPlay } from '../common/finished-play.ts'
import { isOneOf, isRecordOf, isWholeIn } from '../common/read-input.ts'
import type { Engine } from '../engine/engine.ts'
import { drawShot } from './catch.ts'
import { facts, rules } from './texts.ts'
import type {
  FishCannon,
  FishChoice,
  FishKind,
  FishShot,
  FishTitle,
  FishView,
  ShotEnd,
} from './types.ts'

const tideMax = 2 ** 40
export const pondMax = 10_000
const fishPerTideMax = 10_000

const readShot = ({ kinds }: FishTitle, sent: unknown): FishShot | undefined => {
  if (!isRecordOf(sent, ['tide', 'fish', 'kind'])) return undefined
  const { tide, fish, kind } = sent
  const isKnown =
    isWholeIn(tide, 0, tideMax) &&
    isWholeIn(fish, 0, fishPerTideMax) &&
    isOneOf(
      kind,
      kinds.map(({ id }) => id),
    )
  return isKnown ? { tide, fish, kind } : undefined
}

/** The cost of one shot; undefined if the stake is not this many shots at a stake on offer. */
const shotMinorOf = (
  { stakeStepsMinor }: FishTitle,
  { power }: FishCannon,
  { count, stakeMinor }: { readonly count: number; readonly stakeMinor: bigint },
): bigint | undefined =>
  stakeStepsMinor
    .map((step) => step * BigInt(power))
    .find((shotMinor) => shotMinor * BigInt(count) === stakeMinor)

const readChoice = (
  title: FishTitle,
  stakeMinor: bigint,
  sent: unknown,
): FishChoice | undefined => {
  if (!isRecordOf(sent, ['cannon', 'pond', 'shots'])) return undefined
  const { pond, shots: fired } = sent
  const cannon = title.cannons.find(({ id }) => id === sent.cannon)
  if (!cannon || !isWholeIn(pond, 1, pondMax)) return undefined
  if (!Array.isArray(fired) || fired.length === 0 || fired.length > title.pond.shotsMax) {
    return undefined
  }
  const shots: FishShot[] = []
  for (const one of fired) {
    const shot = readShot(title, one)
    if (!shot) return undefined
    shots.push(shot)
  }
  if (shotMinorOf(title, cannon, { count: shots.length, stakeMinor }) === undefined)
    return undefined
  return { cannon: cannon.id, pond, shots }
}

const found = <One extends FishKind | FishCannon>(list: readonly One[], id: string): One => {
  const one = list.find((item) => item.id === id)
  if (!one) throw new RangeError(`there is no ${id}`)
  return one
}

/** For each shot in turn, whether it catches, and the prize if a fish has several. */
export const engine: Engine<FishTitle, FishChoice, never, FishView> = {
  family: 'fish',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a volley is over at once')
    const cannon = found(title.cannons, choice.cannon)
    const shotMinor = stakeMinor / BigInt(choice.shots.length)
    let payoutMinor = 0n
    const shots = choice.shots.map((shot): ShotEnd => {
      const times = drawShot(found(title.kinds, shot.kind), cannon, chance)
      const paidMinor = shotMinor * BigInt(times)
      payoutMinor += paidMinor
      return { ...shot, isCaught: times > 0, times, payoutMinor: paidMinor.toString() }
    })
    return finishedPlay({ shots }, stakeMinor, payoutMinor)
  },
  maxWinStakes: ({ kinds }) =>
    Math.max(...kinds.flatMap(({ prizes }) => prizes.map(({ times }) => times))),
  rules,
  facts: (title, { choice }, { view }) => facts(title, choice, view),
}
