import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allPlays } from '../all-plays.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { countOutcomesAt, isListed, outcomesAt } from '../testing/spaces.ts'
import { sumWins } from '../testing/sum-wins.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'
import type { Play } from '../play.ts'
import type { WinRow } from './win-table.ts'

// Lists every outcome for some contents of each play and runs the independent code on them:
// node packages/lottery-rules/src/proofs/write-win-table.ts [--group SSC]
const { values } = parseArgs({ options: { group: { type: 'string' } } })
const file = new URL('win-table.json', import.meta.url)

const rowsOf = (play: Play): WinRow[] => {
  const chance = seededChance(play.playId)
  return [2, 4].flatMap((sizeMax) => {
    const selection = randomSelection(play, chance, sizeMax)
    const [content, digit] = [writeContent(play, selection), digitOfSelection(play, selection)]
    const reads = play.reads ?? selection.places
    // One content is enough if there are many outcomes.
    if (sizeMax > 2 && countOutcomesAt(play.group, reads) > 10_000) return []
    const judged = judgeContent(play.playId, content, digit)
    const outcomes = countOutcomesAt(play.group, reads)
    // Enough for one process; the larger content of such a play is only compared by sampling.
    if (outcomes * judged.stakes > 20_000_000) return []
    const row = { playId: play.playId, content, ...(digit === undefined ? {} : { digit }) }
    const totals = sumWins(outcomesAt(play.group, reads), judged.winsIn)
    return [{ ...row, stakes: judged.stakes, outcomes, ...totals }]
  })
}

const kept: WinRow[] = values.group
  ? (JSON.parse(readFileSync(file, 'utf8')) as WinRow[]).filter(({ playId }) =>
      allPlays.some((play) => play.playId === playId && !play.group.startsWith(values.group ?? '')),
    )
  : []
const rows = allPlays
  .filter((play) => isListed(play.group, play.reads) && play.group.startsWith(values.group ?? ''))
  .flatMap(rowsOf)
const all = [...kept, ...rows].toSorted((left, right) => left.playId - right.playId)
writeFileSync(file, `[\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
process.stdout.write(
  `${all.length} contents of ${new Set(all.map(({ playId }) => playId)).size} plays\n`,
)
