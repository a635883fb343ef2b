#!/usr/bin/env node
// The entry point of every command, for any Node from 18 on: installs the packages of the lockfile if they
// are missing, then hands over to the Node pinned in the repository.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './install-dependencies.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const commands = [
  'start',
  'site',
  'test',
  'test:all',
  'test:citus',
  'test:nats',
  'test:clock',
  'test:deploy',
  'check',
  'e2e',
  'axe',
  'titles',
  'browsers',
  'video',
  'abuse',
  'bench',
  'build',
  'trace',
  'graph',
  'lists',
  'art:sheet',
  'db:reset',
  'archive',
  'audit:verify',
  'dossier',
  'format',
  'operator',
  'vendor',
  'prove:lottery',
  'verify:ticket',
  'prove:prizes',
  'stops',
  'secrets',
  'cluster',
  'storms',
  'mutate',
  'demo:life',
]
// The folders of commands, one for each audience.
const folders = ['play', 'change', 'test', 'measure', 'operate']
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

// The child process of the current command. It decides how to stop; this process only forwards the signal, and
// never ends before it.
let child
let isStopping = false
const stop = (signal) => {
  isStopping = true
  if (child) child.kill(signal)
  else process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// A killed npm could not tell us.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => !isStopping && process.ppid !== parent && stop('SIGTERM'), 500).unref()
}

const endOf = async (started) => {
  child = started
  const code = await new Promise((resolve, reject) => {
    started.on('error', reject)
    started.on('exit', (exitCode, signal) => resolve(signal ? 1 : (exitCode ?? 1)))
  })
  child = undefined
  return code
}

await installDependencies(root, endOf).catch((error) => {
  if (!isStopping) throw error
})
if (isStopping) process.exit(1)
const node = findNode()
// Generates the API client from the contract; does nothing if it is up to date.
const made = spawnSync(
  node,
  ['--disable-warning=ExperimentalWarning', 'packages/api-client/generate-endpoints.ts'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
if (made.status !== 0) process.exit(1)

const binaries = path.join(root, 'node_modules/.bin')
const program = folders
  .map((folder) => path.join(root, 'scripts', folder, `${command.replace(':', '-')}.ts`))
  .find((file) => existsSync(file))
if (!program) throw new Error(`no file in scripts for the command ${command}`)
const code = await endOf(
  spawn(node, ['--disable-warning=ExperimentalWarning', program, ...rest], {
    cwd: root,
    // The channel tells the child that this process has ended, for any reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` },
  }),
)
process.exit(code)
