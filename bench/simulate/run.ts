import { parseArgs } from 'node:util'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { errorCountMax } from './judge.ts'
import {
  readRecord,
  recordsFolder,
  writeRecord,
  type SimulatedWager,
  type SimulationRecord,
} from './records.ts'
import { simulateRecord } from './simulate-record.ts'
import { titleToSimulate } from './title-to-simulate.ts'
import { writeOverview } from './write-overview.ts'
import { printResult } from '../tools/print-result.ts'

// Long simulation of every wager of every title against its published figures, stored as one record per
// title under docs/fairness/simulations. A run continues where the last one stopped:
// npm run bench -- simulate [--only tigre-da-sorte] [--seconds 60] [--share 0.1 of the rounds]
// npm run bench -- simulate --quick            a hundredth of the rounds, nothing written
// npm run bench -- simulate --folder /tmp/own  from scratch, to compare with the records
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    share: { type: 'string' },
    seconds: { type: 'string', default: '1000000' },
    folder: { type: 'string', default: recordsFolder },
    only: { type: 'string', multiple: true },
  },
})
const share = Number(values.share ?? (values.quick ? 0.01 : 1))
const until = Date.now() + Number(values.seconds) * 1000
const today = new Date().toISOString().slice(0, 10)

const printWager = (gameCode: string, wager: SimulatedWager): void => {
  const { declared, measured, roundCount, errorCount } = wager
  const within = ((measured.rtpBpTo - measured.rtpBpFrom) / 2).toFixed(2)
  console.log(
    `${`${gameCode} ${wager.id}`.padEnd(34)} ${declared.method} ${declared.rtpBp}, measured ` +
      `${measured.rtpBp.toFixed(2)} ± ${within} bp over ${roundCount}, hits ${measured.hitRate}, ` +
      `deviation ${measured.stdDev} ${Math.abs(errorCount) <= errorCountMax ? 'ok' : 'OFF'}`,
  )
  if (Math.abs(errorCount) > errorCountMax) process.exitCode = 1
}

const summaryOf = ({ roundCount, wagers }: SimulationRecord) => ({
  roundCount,
  wagers: wagers.map(({ id, declared, measured, errorCount }) => ({
    id,
    declaredBp: declared.rtpBp,
    isExact: declared.method === 'exact',
    ...measured,
    errorCount,
  })),
})

const titles: Record<string, ReturnType<typeof summaryOf>> = {}
for (const one of titlesInOrder) {
  const { gameCode } = one.maths
  if (values.only && !values.only.includes(gameCode)) continue
  const known = values.quick ? undefined : readRecord(values.folder, gameCode)
  const record = simulateRecord(titleToSimulate(one), known, { share, until, today })
  if (!values.quick) writeRecord(values.folder, record)
  for (const wager of record.wagers) printWager(gameCode, wager)
  titles[gameCode] = summaryOf(record)
}
if (!values.quick && values.folder === recordsFolder) writeOverview()
printResult({ bench: 'simulate', titles })
