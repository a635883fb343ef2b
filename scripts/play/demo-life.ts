// npm run demo:life: the demo's simulated members play on a system that is already running and was started
// with DEMO_LIFE=0. A normal start includes them.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readPorts } from '../common/ports.ts'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const dataDir = path.resolve(process.env['TREVO_DATA'] ?? '.trevo/data')
const systemFile = path.join(dataDir, 'system.json')

if (!existsSync(systemFile)) {
  say(`No system was started on the data in ${dataDir}: run npm start first.`)
  process.exit(1)
}
const { siteUrl, opsUrl } = JSON.parse(await readFile(systemFile, 'utf8')) as {
  siteUrl: string
  opsUrl: string
} // our own file
say('The demo’s members play until you stop this with Ctrl+C.')
process.exitCode = await run(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'apps/demo-life/src/main.ts'],
  {
    env: {
      DEMO: '1',
      SITE_ORIGIN: siteUrl,
      RGS_ORIGIN: `http://127.0.0.1:${readPorts().rgs}`,
      DEMO_LIFE_OPS_ORIGIN: opsUrl,
      DEMO_LIFE_PASSWORD_FILE: path.join(dataDir, 'secrets/demo-life.password'),
      VENDOR_KEYS_FILE: path.join(dataDir, 'secrets/vendor-bgs.json'),
      DEMO_LIFE_COUNT_FILE: path.join(dataDir, 'demo-life.json'),
    },
  },
)
