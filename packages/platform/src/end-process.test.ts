import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const program = `
import { endOnSignals } from ${JSON.stringify(new URL('./end-process.ts', import.meta.url).href)}
const say = (line) => process.stdout.write(line + '\\n')
setInterval(() => undefined, 60_000)
endOnSignals({ leave: say, close: async () => say('closed') })
say('ready')
`

const start = async (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const output = text(child.stdout)
  await once(child.stdout, 'data')
  const ended = once(child, 'exit').then(async ([code]) => ({ code, output: await output }))
  return { child, ended }
}

test('a signal closes a process once and ends it', async () => {
  const { child, ended } = await start()
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended).toEqual({
    code: 0,
    output: expect.stringMatching(/^ready\nSIG\w+\nclosed\n$/),
  })
})

test('a process whose parent is gone closes and ends', async () => {
  const { child, ended } = await start({ END_WITH_STDIN: '1' })
  child.stdin.end()
  expect(await ended).toEqual({ code: 0, output: 'ready\nparent gone\nclosed\n' })
})
