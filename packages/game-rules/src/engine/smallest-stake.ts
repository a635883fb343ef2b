import type { Engine } from './engine.ts'
import type { TitleData } from './title-data.ts'

/**
 * The smallest stake at which a choice can be played: the first step of the title, or of what the choice costs, such
 * as a bought feature. It says nothing about the stake of the round. Undefined where the choice holds amounts: then
 * it can be played at one stake alone.
 * @param stakeMinor the stake of a round with this choice, in 1/10,000 BRL
 */
export const smallestStakeOf = (
  engine: Pick<Engine, 'readChoice'>,
  title: TitleData,
  { stakeMinor, choice }: { readonly stakeMinor: bigint; readonly choice: unknown },
): bigint | undefined => {
  const [first, ...others] = title.stakeStepsMinor
  if (first === undefined) return undefined
  const isPlayable = (minor: bigint): boolean =>
    engine.readChoice(title, minor, choice) !== undefined
  const isAtOthersToo = (minor: bigint): boolean =>
    others.some((step) => (minor * step) % first === 0n && isPlayable((minor * step) / first))
  // At the step of the round itself, and were it one of the others: the true one is the smallest that is playable.
  const candidates = [...others.toReversed(), first]
    .filter((step) => (first * stakeMinor) % step === 0n)
    .map((step) => (first * stakeMinor) / step)
  return [first, ...candidates].find((minor) => isPlayable(minor) && isAtOthersToo(minor))
}
