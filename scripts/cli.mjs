#!/usr/bin/env node
// The door to every command, for any Node from 18 on: installs what the lockfile names when it is
// not there yet, then hands over to the Node pinned inside the repository.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './install-dependencies.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const commands = [
  'start',
  'test',
  'check',
  'e2e',
  'axe',
  'abuse',
  'bench',
  'build',
  'trace',
  'db:reset',
  'archive',
  'format',
  'operator',
]
const oldestNode = [22, 18]

const [command, ...rest] = process.argv.slice(2)
if (!command || !commands.includes(command)) {
  console.error(`Usage: npm run ${commands.join(' | ')}`)
  process.exit(2)
}

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

const findNode = () => {
  const pinned = path.join(
    root,
    'node_modules/.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  )
  if (existsSync(pinned)) {
    const probe = spawnSync(pinned, ['--version'], { encoding: 'utf8' })
    if (probe.status === 0) return pinned
  }
  if (isNewEnough(process.version)) return process.execPath
  console.error(
    `No Node comes with this repository for ${process.platform}-${process.arch}, and ${process.version} ` +
      `is too old: install Node ${oldestNode.join('.')} or newer and run this again.`,
  )
  return process.exit(1)
}

await installDependencies(root)

const binaries = path.join(root, 'node_modules/.bin')
const child = spawn(
  findNode(),
  [
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'scripts', `${command.replace(':', '-')}.ts`),
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` },
  },
)
// The child decides how to stop; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
