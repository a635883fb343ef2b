// npm run trace -- [--missing] [--areas LANG,CALL-1..28] [--json] [--check]
import { parseArgs } from 'node:util'
import { listSources } from '../list-sources.ts'
import { areaOf, compareRows, findFaults, isWithin } from './compare-rows.ts'
import { readOpenRows, readRows } from './read-requirements.ts'

const { values: options } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    areas: { type: 'string' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

const rows = readRows()
const comparison = compareRows(rows, listSources(/\.(test|spec)\.tsx?$/))
const parts = options.areas?.split(',')
const wanted = rows.filter((id) => !parts || parts.some((part) => isWithin(part, id)))
const missing = wanted.filter((id) => !comparison.named.has(id))
const namedCount = wanted.length - missing.length

if (options.check) {
  const faults = findFaults(rows, readOpenRows(), comparison)
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} else if (options.json) {
  console.log(JSON.stringify({ rows: wanted.length, named: namedCount, missing }))
} else {
  for (const area of new Set(wanted.map(areaOf))) {
    const ofArea = wanted.filter((id) => areaOf(id) === area)
    const open = ofArea.filter((id) => missing.includes(id))
    const rest = options.missing && open.length > 0 ? `  missing ${open.join(' ')}` : ''
    console.log(`${area.padEnd(9)} ${ofArea.length - open.length}/${ofArea.length}${rest}`)
  }
  console.log(`requirements named by a test title: ${namedCount}/${wanted.length}`)
}
if (parts && missing.length > 0) process.exitCode = 1
