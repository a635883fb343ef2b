import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A measuring program, and how to start it. */
export type Tool = {
  readonly path: string
  /** As printed by the program. */
  readonly version: string
  readonly env: NodeJS.ProcessEnv
}

export type ToolPlan = {
  readonly name: string
  /** Debian's package that provides it, to be named in an error. */
  readonly debian: string
  /** The option that makes it print its version. */
  readonly versionOption: string
  /** Where an installed one may be. */
  readonly installed: readonly string[]
  /** Debian's packages that contain it and the libraries it needs; queried after updating the package lists. */
  readonly packages: () => readonly string[]
  /** Where it may be among the unpacked files. */
  readonly unpacked: (root: string) => readonly string[]
}

/** A program that is missing and cannot be fetched; the message is complete. */
export class MissingTool extends Error {}

/**
 * Finds a tool before anything is started: if it is missing, the bench ends with one sentence and
 * status 2.
 */
export const orEnd = <Found>(find: () => Found): Found => {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(2)
  }
}

/** Runs a program to its end. @returns its output. @throws when it fails or is missing */
export const readCommand = (command: string, args: readonly string[], cwd?: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

// Debian keeps most libraries in a folder per architecture, and a few next to these folders.
const libraryFolders = ['usr/lib/x86_64-linux-gnu', 'usr/lib/aarch64-linux-gnu', 'usr/lib']

const tryRun = (plan: ToolPlan, path: string, env: NodeJS.ProcessEnv): Tool | undefined => {
  const { stdout } = spawnSync(path, [plan.versionOption], { env, encoding: 'utf8' })
  // By its output, because some exit with an error after printing their version.
  const version = stdout?.split('\n', 1)[0]?.trim() ?? ''
  return version.startsWith(plan.name) ? { path, version, env } : undefined
}

const findAmong = (plan: ToolPlan, paths: readonly string[], env: NodeJS.ProcessEnv) => {
  for (const path of paths) {
    const found = tryRun(plan, path, env)
    if (found) return found
  }
  return undefined
}

// Unpacked, not installed: no service is set up, and nothing outside the folder changes.
const fetchPackages = ({ packages }: ToolPlan, root: string): void => {
  mkdirSync(root, { recursive: true })
  // Their own messages do not help a user who may not install anything.
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'ignore'] })
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['download', ...packages()])
  for (const file of readdirSync(root).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, '.'])
  }
}

/**
 * An installed tool; otherwise Debian's packages are fetched and unpacked below `root`.
 * @throws MissingTool when it is missing and cannot be fetched
 */
export const findTool = (plan: ToolPlan, root: string): Tool => {
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: libraryFolders.map((folder) => join(root, folder)).join(':'),
  }
  const findUnpacked = () => findAmong(plan, plan.unpacked(root), env)
  const found = findAmong(plan, plan.installed, process.env) ?? findUnpacked()
  if (found) return found
  try {
    fetchPackages(plan, root)
  } catch (error) {
    throw new MissingTool(
      `This bench needs Debian's package ${plan.debian}, which apt-get could not fetch here: ` +
        `install it (apt-get install ${plan.debian}, as root) and run the bench again.`,
      { cause: error },
    )
  }
  const fetched = findUnpacked()
  if (!fetched) throw new Error(`the fetched ${plan.name} below ${root} does not run`)
  return fetched
}
