import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allPlays } from '../all-plays.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { countOutcomesAt, isListed, outcomesAt } from '../testing/spaces.ts'
import { sumWins } from '../testing/sum-wins.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'
import type { Play, Selection } from '../play.ts'
import type { WinRow } from './win-table.ts'

// Lists every outcome for some contents of each play and runs the independent code on them:
// node packages/lottery-rules/src/proofs/write-win-table.ts [--group SSC]
const { values } = parseArgs({ options: { group: { type: 'string' } } })
const file = new URL('win-table.json', import.meta.url)

/** The row of a content, unless it is too large for one process: such a content is only compared by sampling. */
const rowOf = (play: Play, selection: Selection): WinRow | undefined => {
  const [content, digit] = [writeContent(play, selection), digitOfSelection(play, selection)]
  const reads = play.reads ?? selection.places
  const judged = judgeContent(play.playId, content, digit)
  const outcomes = countOutcomesAt(play.group, reads)
  if (outcomes * judged.stakes > 20_000_000) return undefined
  const row = { playId: play.playId, content, ...(digit === undefined ? {} : { digit }) }
  const totals = sumWins(outcomesAt(play.group, reads), judged.winsIn)
  return { ...row, stakes: judged.stakes, outcomes, ...totals }
}

/** Enough to meet each ball of a play by chance, and then every size of a content. */
const tries = 480

/** The smallest contents that win the tiers which the given rows do not win, so that each multiplier is proven. */
const rowsForOtherTiers = (play: Play, rows: readonly WinRow[]): WinRow[] => {
  const won = new Set(rows.flatMap(({ totals }) => Object.keys(totals)))
  const left = new Set(play.tiers.map(({ code }) => code).filter((code) => !won.has(code)))
  const chance = seededChance(play.playId + 1)
  const tried = new Set<string>()
  const found: WinRow[] = []
  for (let count = 0; count < tries && left.size > 0; count += 1) {
    const selection = randomSelection(play, chance, 1 + Math.floor(count / 40))
    const content = writeContent(play, selection)
    const row = tried.has(content) ? undefined : rowOf(play, selection)
    tried.add(content)
    const news = Object.keys(row?.totals ?? {}).filter((code) => left.delete(code))
    if (row && news.length > 0) found.push(row)
  }
  return found
}

const rowsOf = (play: Play): WinRow[] => {
  const chance = seededChance(play.playId)
  const rows = [2, 4].flatMap((sizeMax) => {
    const selection = randomSelection(play, chance, sizeMax)
    // One content is enough if there are many outcomes.
    if (sizeMax > 2 && countOutcomesAt(play.group, play.reads ?? selection.places) > 10_000)
      return []
    return rowOf(play, selection) ?? []
  })
  return [...rows, ...rowsForOtherTiers(play, rows)]
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
