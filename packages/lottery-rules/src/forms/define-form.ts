import type { Numbers } from '../group.ts'
import type { Combination, Form, Rows, RowSpec, Win } from '../play.ts'

/** Adds up the wins of combinations that were listed one by one, by tier in the order they come. */
export const addWins = (wins: Iterable<Win | undefined>): readonly Win[] => {
  const stakesByTier = new Map<string, number>()
  for (const win of wins) {
    if (win) stakesByTier.set(win.tier, (stakesByTier.get(win.tier) ?? 0) + win.stakes)
  }
  return [...stakesByTier].map(([tier, stakes]) => ({ tier, stakes }))
}

/** These wins without duplicates. */
export const differentWins = (all: Iterable<readonly Win[]>): readonly (readonly Win[])[] => {
  const different = new Map<string, readonly Win[]>()
  for (const wins of all) {
    different.set(wins.map(({ tier, stakes }) => `${tier}×${stakes}`).join(), wins)
  }
  return [...different.values()]
}

/** The winning stakes by definition: each combination is evaluated in turn. */
export const winningByListing = (
  form: Pick<Form, 'combinations' | 'winOf'>,
  rows: Rows,
  seen: Numbers,
): readonly Win[] => {
  const wins: (Win | undefined)[] = []
  for (const combination of form.combinations(rows)) wins.push(form.winOf(combination, seen))
  return addWins(wins)
}

type Parts = {
  readonly rows: readonly RowSpec[]
  /** Omitted if only all numbers together decide. */
  readonly meets?: Form['meets']
  readonly combinations: (rows: Rows) => Iterable<Combination>
  readonly winOf: Form['winOf']
  /** Omitted if listing is cheap: the combinations are then counted. */
  readonly count?: Form['count']
  readonly winning?: Form['winning']
  readonly best?: Form['best']
}

/** A selection form; omitted parts are derived by listing. */
export const defineForm = (parts: Parts): Form => ({
  entry: 'selection',
  rows: parts.rows,
  meets: parts.meets ?? { by: 'whole' },
  combinations: parts.combinations,
  winOf: parts.winOf,
  count: parts.count ?? ((rows) => [...parts.combinations(rows)].length),
  winning: parts.winning ?? ((rows, seen) => winningByListing(parts, rows, seen)),
  ...(parts.best && { best: parts.best }),
})
