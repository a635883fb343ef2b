import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const pollMs = 500

/** npm settings that say where packages come from; any other would change what `npm ci` installs. */
const keptSettings =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|ca|proxy|https_proxy|noproxy|offline|prefer_offline)$/i

const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => name !== 'NODE_ENV' && (!/^npm_/i.test(name) || keptSettings.test(name)),
    ),
  )

const stampOf = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

const readOr = (file, otherwise) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// The lock is a directory, because creating one is atomic everywhere. It contains the pids of its owner
// and of the npm it runs, so that the lock of a killed installation is taken over rather than waited for.
const holdsLock = (lock) => {
  const pids = readOr(path.join(lock, 'pids'), '').split('\n').filter(Boolean).map(Number)
  if (pids.length > 0) return pids.some(isAlive)
  try {
    return Date.now() - statSync(lock).mtimeMs < 10_000
  } catch {
    return false
  }
}

const takeLock = async (lock) => {
  let hasSaid = false
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(path.join(lock, 'pids'), `${process.pid}\n`)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!holdsLock(lock)) {
      rmSync(lock, { recursive: true, force: true })
      continue
    }
    if (!hasSaid) console.log('Another installation is running; waiting for it …')
    hasSaid = true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

const runNpmCi = async (root, lock, endOf) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const child = spawn(npm, args, { cwd: root, stdio: 'inherit', env: cleanEnvironment() })
  writeFileSync(path.join(lock, 'pids'), `${process.pid}\n${child.pid}\n`)
  const code = await endOf(child)
  if (code !== 0) throw new Error(`npm ci ended with ${code}`)
}

/**
 * Makes `node_modules` match the lockfile; does nothing if it already does. `endOf` waits for
 * the npm that it runs, and ends it when the command is told to stop.
 */
export const installDependencies = async (root, endOf) => {
  const stampFile = path.join(root, 'node_modules', '.trevo-installed')
  const wanted = stampOf(root)
  if (readOr(stampFile, '') === wanted) return

  mkdirSync(path.join(root, '.trevo'), { recursive: true })
  const lock = path.join(root, '.trevo', 'install.lock')
  await takeLock(lock)
  try {
    if (readOr(stampFile, '') === wanted) return
    console.log('Installing the packages of the lockfile (once; about a minute) …')
    const from = Date.now()
    await runNpmCi(root, lock, endOf)
    writeFileSync(stampFile, wanted)
    console.log(`Installed in ${Math.round((Date.now() - from) / 1000)} s.`)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
