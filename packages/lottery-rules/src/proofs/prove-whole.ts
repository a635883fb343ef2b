import { listPlays } from '../all-plays.ts'
import { subsetsOf } from '../counting.ts'
import { countStakes } from '../count-stakes.ts'
import type { GroupCode } from '../group.ts'
import type { Play } from '../play.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { outcomesAt } from '../testing/spaces.ts'
import { byTier, drawnOn } from '../testing/sum-wins.ts'
import { winsOf } from '../wins-of.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'

// Complete outcome spaces between a million and ten million: 10! of PK10, 15 of 25, seven columns. Every
// play of them is fair to the last outcome, and in one of a thousand agrees with the independent code:
// npm run prove:lottery [-- PK10]
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const spaces: Readonly<Partial<Record<GroupCode, () => Iterable<readonly number[]>>>> = {
  PK10: () => outcomesAt('PK10', range(0, 9)),
  BR_15_25: () => subsetsOf(range(1, 25), 15),
  BR_COLUMNS: () => outcomesAt('BR_COLUMNS', range(0, 6)),
}

const prove = (group: GroupCode, outcomes: () => Iterable<readonly number[]>): void => {
  const bets = listPlays(group).map((play) => {
    const need = play.form.rows[0]?.min ?? 1
    const selection = randomSelection(play, seededChance(play.playId), Math.max(3, need + 1))
    const content = writeContent(play, selection)
    const judged = judgeContent(play.playId, content, digitOfSelection(play, selection))
    return { play, selection, content, judged, totals: new Map<string, number>() }
  })
  let count = 0
  for (const numbers of outcomes()) {
    count += 1
    const result = { numbers, drawnOn }
    for (const { play, selection, judged, totals } of bets) {
      const wins = winsOf(play, selection, result)
      for (const { tier, stakes } of wins) totals.set(tier, (totals.get(tier) ?? 0) + stakes)
      if (count % 1_009 !== 0) continue
      const [ours, theirs] = [wins, judged.winsIn(result)].map((won) => JSON.stringify(byTier(won)))
      if (ours !== theirs)
        throw new Error(`${play.code} of ${String(numbers)}: ${ours}, not ${theirs}`)
    }
  }
  for (const { play, selection, content, totals } of bets) {
    if (!isFair(play, totals, countStakes(play, selection), count)) {
      throw new Error(`${play.code} is not fair with ${content}`)
    }
  }
  process.stdout.write(`${group}: ${bets.length} plays fair over ${count} outcomes\n`)
}

const isFair = (
  play: Play,
  totals: ReadonlyMap<string, number>,
  stakes: number,
  outcomes: number,
): boolean => {
  const common = play.tiers.reduce((product, { fair }) => product * fair.denominator, 1n)
  const paid = play.tiers.reduce(
    (sum, { code, fair }) =>
      sum + (BigInt(totals.get(code) ?? 0) * fair.numerator * common) / fair.denominator,
    0n,
  )
  return paid === BigInt(stakes) * BigInt(outcomes) * common
}

const [only] = process.argv.slice(2)
for (const [group, outcomes] of Object.entries(spaces)) {
  // Keys of the table above.
  if (only === undefined || only === group) prove(group as GroupCode, outcomes)
}
