// npm run bench -- draws [--only SSC] [--draws 1000000] [--folder docs/fairness/lottery] Draws every group
// of lotteries a million times by the engine and tests each place, and each two beside each other, by
// chi-square. A group with a record is skipped, so an interrupted run continues.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { GroupCode } from '@trevo/lottery-rules/group.ts'
import { testGroup, type GroupRecord, type View } from './test-group.ts'
import { printResult } from '../tools/print-result.ts'

const digits: View = { kind: 'each', from: 0, to: 9 }
const prizes: View = { kind: 'prizes' }

const views: Readonly<Record<GroupCode, View>> = {
  SSC: digits,
  '11X5': { kind: 'distinct', from: 1, to: 11 },
  LF_3D: digits,
  LF_4D: digits,
  LF_P5: digits,
  PK10: { kind: 'distinct', from: 1, to: 10 },
  LHC: { kind: 'distinct', from: 1, to: 49 },
  K3: { kind: 'each', from: 1, to: 6 },
  PCB: digits,
  VN_NORTH: prizes,
  VN_CENTRAL: prizes,
  VN_SOUTH: prizes,
  SEA_THAI: digits,
  SEA_LAO: digits,
  SEA_VN: digits,
  SEA_FISH: { kind: 'each', from: 0, to: 5 },
  BR_6_60: { kind: 'set', from: 1, to: 60 },
  BR_5_80: { kind: 'set', from: 1, to: 80 },
  BR_15_25: { kind: 'set', from: 1, to: 25 },
  BR_COLUMNS: digits,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    draws: { type: 'string', default: '1000000' },
    folder: {
      type: 'string',
      default: resolve(import.meta.dirname, '../../docs/fairness/lottery'),
    },
  },
})
const draws = Number(values.draws)
const fileOf = (group: string) => resolve(values.folder, `${group}.json`)

const readRecord = async (group: string): Promise<GroupRecord | undefined> =>
  existsSync(fileOf(group))
    ? (JSON.parse(await readFile(fileOf(group), 'utf8')) as GroupRecord) // written below
    : undefined

await mkdir(values.folder, { recursive: true })
const records: GroupRecord[] = []
for (const group of allGroups) {
  if (values.only !== undefined && values.only !== group.code) continue
  const known = await readRecord(group.code)
  const record = known && known.draws >= draws ? known : testGroup(group, views[group.code], draws)
  await writeFile(fileOf(group.code), `${JSON.stringify(record, null, 2)}\n`)
  records.push(record)
  const { tests, smallestP, passes } = record
  console.log(
    `${group.code}: ${tests} tests, smallest p ${smallestP.toPrecision(3)}, ${passes ? 'passes' : 'FAILS'}`,
  )
}
const failed = records.filter(({ passes }) => !passes).map(({ group }) => group)
printResult({
  bench: 'draws',
  groups: records.length,
  draws,
  tests: records.reduce((sum, { tests }) => sum + tests, 0),
  belowOnePercent: records.reduce((sum, record) => sum + record.belowOnePercent, 0),
  failed,
})
process.exitCode = failed.length === 0 ? 0 : 1
