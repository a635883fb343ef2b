// node bench/agents/work.ts <url> <ahead in ms>: reads the stream, calculates and pays, until killed.
import { openTeam } from './open-team.ts'

const [url = '', ahead = '0'] = process.argv.slice(2)
const team = await openTeam(url, Number(ahead))
console.log('ready')
for (;;) await team.agents.runContracts(['REALTIME'])
