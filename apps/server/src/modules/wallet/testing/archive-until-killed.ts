// Run by the archive's crash test as a separate process:
//   node archive-until-killed.ts <database url> <folder> <command> <month> <step> <now>
// Carries a command of the archive out and ends, as a power cut would, right after the named step.
import { runArchiveCommand } from '../archive/run-command.ts'

const [databaseUrl = '', folder = '', command = '', month = '', fatal = '', now = ''] =
  process.argv.slice(2)

await runArchiveCommand(
  {
    databaseUrl,
    folder,
    clock: { now: () => new Date(now) },
    afterMonths: 24,
    onStep: (step) => {
      if (step === fatal) process.kill(process.pid, 'SIGKILL')
    },
  },
  [command, month],
)
