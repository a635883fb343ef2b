import { spawn } from 'node:child_process'

/** Runs a program of the repository with its output shown; answers its exit code. */
export const run = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
