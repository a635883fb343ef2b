/** The requirement of a level. */
export type Asked = { readonly period_minor: bigint; readonly total_minor: bigint }

/** The part of a member's stakes that is settled and was at risk (docs/valid-stake.md). */
export type Turnover = { readonly periodMinor: bigint; readonly totalMinor: bigint }

const isReached = ({ period_minor, total_minor }: Asked, turnover: Turnover): boolean =>
  turnover.periodMinor >= period_minor && turnover.totalMinor >= total_minor

/**
 * The highest level that is reached together with every one below it: no level is skipped even if requirements do
 * not rise. Undefined without a ladder.
 */
export const rankOf = <Level extends Asked>(
  levels: readonly Level[],
  turnover: Turnover,
): Level | undefined => {
  const missed = levels.findIndex((level) => !isReached(level, turnover))
  return missed === -1 ? levels.at(-1) : levels[Math.max(0, missed - 1)]
}

/** The level after this one; undefined on the highest. */
export const nextOf = <Level extends Asked>(
  levels: readonly Level[],
  reached: Level | undefined,
): Level | undefined => reached && levels[levels.indexOf(reached) + 1]
