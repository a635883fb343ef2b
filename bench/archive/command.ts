// Run by the bench as a separate process, so that its memory can be measured:
//   node command.ts <database url> <folder> <command> <yyyy-mm>
import { systemClock } from '@trevo/platform/clock.ts'
import { runArchiveCommand } from '../../apps/server/src/modules/wallet/commands.ts'

const [databaseUrl = '', folder = '', command = '', month = ''] = process.argv.slice(2)
await runArchiveCommand({ databaseUrl, folder, clock: systemClock, afterMonths: 24 }, [
  command,
  month,
])
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const cpuSeconds = (userCPUTime + systemCPUTime) / 1_000_000
process.stdout.write(JSON.stringify({ mb: Math.round(maxRSS / 1024), cpuSeconds }))
