// Started by npm run abuse: attacks on a system of processes, as it is started for people.
import { malformLaunchTokens } from './malform-launch-tokens.ts'
import { raceTurnover } from './race-turnover.ts'
import { sendCostlyPictures } from './send-costly-pictures.ts'
import { spellPaths } from './spell-paths.ts'
import { closeAtOnce, rollBackAtOnce, withdrawAtOnce } from './storms.ts'
import { startTarget, type Target } from './system-under-attack.ts'
import { reverseDeposits } from './reverse-deposits.ts'

type Attack = (target: Target) => Promise<readonly string[]>

const attacks: Readonly<Record<string, Attack>> = {
  '200 rollbacks of one credit': rollBackAtOnce,
  '200 withdrawals of one member': withdrawAtOnce,
  '200 closings of one account': closeAtOnce,
  'withdrawals against deposits': raceTurnover,
  'deposits reversed in review': reverseDeposits,
  'pictures that cost more than they weigh': sendCostlyPictures,
  'malformed launch tokens': malformLaunchTokens,
  'limits in other spellings': spellPaths,
}

const firstPort = Number(process.env['ABUSE_PORT'] ?? 4400)
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const target = await startTarget(firstPort)
let failed = 0
try {
  for (const [name, attack] of Object.entries(attacks)) {
    try {
      const figures = await attack(target)
      say(`✓ ${name}`)
      for (const figure of figures) say(`    ${figure}`)
    } catch (error) {
      failed += 1
      say(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  await target.stop()
}
say(`attacks: ${Object.keys(attacks).length - failed} held, ${failed} did not`)
process.exitCode = failed === 0 ? 0 : 1
