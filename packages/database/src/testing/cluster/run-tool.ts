import { spawnSync } from 'node:child_process'

/** Runs a program of this machine to its end. @throws with its output if it fails */
export const runTool = (
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): void => {
  const env = { ...process.env, ...environment }
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
