// npm run browsers: the main journey in Firefox and WebKitGTK, on a new system; E2E_BASE names one that is
// already running.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { travelInBrowsers } from '../../e2e/browsers/travel-in-browsers.ts'
import { buildAll } from '../common/build-all.ts'
import { listenForStop } from '../common/listen-for-stop.ts'
import { readPorts } from '../common/ports.ts'
import { removeData } from '../common/remove-data.ts'
import { say } from '../common/say.ts'
import { startSystem } from '../common/start-system.ts'

const pictures = path.resolve('.trevo/browsers')

const walk = async (siteUrl: string): Promise<void> => {
  const outcomes = await travelInBrowsers(siteUrl, pictures)
  for (const { browser, passed, detail } of outcomes) {
    say(`${passed ? 'passed' : 'FAILED'}  ${browser}: ${detail}`)
  }
  const failed = outcomes.filter(({ passed }) => !passed).length
  say(`${outcomes.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

const stopping = listenForStop()
const running = process.env['E2E_BASE']
if (running) {
  await walk(running)
} else {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trevo-browsers-'))
  const system = await startSystem({
    ports: readPorts(),
    dataDir,
    buildDir: path.resolve('.trevo'),
    build: () => buildAll({ signal: stopping }),
    databaseUrl: undefined,
    hasDemoLife: false,
    signal: stopping,
    onLine: (line) => say(`    ${line}`),
  })
  try {
    await walk(system.siteUrl)
  } finally {
    await system.stop()
    await removeData(dataDir)
  }
}
// What a browser that failed to start left behind must not keep this process running.
process.exit()
