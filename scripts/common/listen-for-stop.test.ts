import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = `
  const { listenForStop } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'listen-for-stop.ts'))})
  const signal = listenForStop()
  // Without it, nothing would keep the program running.
  const working = setInterval(() => undefined, 1_000)
  signal.addEventListener('abort', () => {
    console.log(signal.reason.message)
    clearInterval(working)
    process.stdin.destroy()
  })
  console.log('working')
`

const startProgram = async (env: NodeJS.ProcessEnv = {}) => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<unknown> => (await lines.next()).value
  expect(await nextLine()).toBe('working')
  return { child, nextLine }
}

test('a program whose input is held open stops when the holder is gone', async () => {
  const { child, nextLine } = await startProgram({ END_WITH_STDIN: '1' })
  child.stdin.end()
  expect(await nextLine()).toBe('the command that started it is gone')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
})

test('without END_WITH_STDIN a program continues when its input ends, and stops at a signal', async () => {
  const { child, nextLine } = await startProgram()
  child.stdin.end()
  child.kill('SIGTERM')
  expect(await nextLine()).toBe('SIGTERM')
})
