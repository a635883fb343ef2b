import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const programs: Readonly<Record<string, string>> = {
  ledger: 'bench/ledger/run.ts',
  crash: 'bench/ledger/crash.ts',
  deploy: 'bench/deploy/run.ts',
  restore: 'bench/restore/run.ts',
  capacity: 'bench/capacity/run.ts',
  failover: 'bench/failover/run.ts',
  spread: 'bench/spread/run.ts',
  http: 'bench/http/run.ts',
  rounds: 'bench/rounds/run.ts',
  rooms: 'bench/rooms/run.ts',
  sockets: 'bench/sockets/run.ts',
  lobby: 'bench/lobby/run.ts',
  cashier: 'bench/cashier/run.ts',
  login: 'bench/login/run.ts',
  statement: 'bench/statement/run.ts',
  archive: 'bench/archive/run.ts',
  agents: 'bench/agents/run.ts',
  backoffice: 'bench/backoffice/run.ts',
  lists: 'bench/lists/run.ts',
  limits: 'bench/limits/run.ts',
  register: 'bench/register/run.ts',
  lottery: 'bench/lottery/run.ts',
  sportsbook: 'bench/sportsbook/run.ts',
  rewards: 'bench/rewards/run.ts',
  promotions: 'bench/promotions/run.ts',
  draws: 'bench/draws/run.ts',
  month: 'bench/month/run.ts',
  plays: 'bench/plays/run.ts',
  slots: 'bench/slots/run.ts',
  simulate: 'bench/simulate/run.ts',
  randomness: 'bench/randomness/run.ts',
  size: 'bench/size/run.ts',
  web: 'bench/web/run.ts',
  blocking: 'bench/blocking/run.ts',
  frames: 'bench/frames/run.ts',
  scroll: 'bench/scroll/run.ts',
  inp: 'bench/inp/run.ts',
  slow: 'bench/slow/run.ts',
}

const [which, ...rest] = process.argv.slice(2)
const names = which ? [which] : ['size', 'slots', 'http', 'login', 'lobby', 'ledger', 'web']
for (const name of names) {
  const program = programs[name]
  if (!program) {
    say(`Unknown bench ${name}: ${Object.keys(programs).join(', ')}`)
    process.exit(2)
  }
  const args = ['--disable-warning=ExperimentalWarning', program, ...rest]
  const code = await run(process.execPath, args)
  if (code !== 0) process.exitCode = code
}
