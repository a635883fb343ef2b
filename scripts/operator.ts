import { parseArgs } from 'node:util'
import type { Given } from './operator/command.ts'
import { commands } from './operator/commands.ts'
import { enter } from './operator/enter.ts'
import { Declined } from './operator/declined.ts'
import { say } from './say.ts'

const usage = [
  'npm run operator -- <command> [--user NAME] [--json]',
  '',
  ...commands.map(({ usage: line, what }) => `  ${line.padEnd(44)} ${what}`),
  '',
  'Asks for name, password and, where one is on, the authenticator’s code; or reads OPERATOR_USER,',
  'OPERATOR_PASSWORD and OPERATOR_CODE. OPERATOR_URL says where the system is, OPERATOR_MERCHANT whose.',
].join('\n')

const options = {
  user: { type: 'string' },
  reason: { type: 'string' },
  day: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const parse = () => {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return undefined // an option that we do not know, or one without its value
  }
}

const read = () => {
  const { values, positionals } = parse() ?? { values: { help: true }, positionals: [] }
  const command = commands.find(({ words }) => words.every((word, at) => positionals[at] === word))
  if (!command || values.help) return undefined
  const [id, ...tooMany] = positionals.slice(command.words.length)
  const given: Given = { id, reason: values.reason?.trim(), day: values.day }
  const isComplete = command.needs.every((name) => given[name])
  const isTooMuch = tooMany.length > 0 || (id !== undefined && !command.needs.includes('id'))
  return isComplete && !isTooMuch ? { command, given, values } : undefined
}

const run = async (): Promise<number> => {
  const order = read()
  if (!order) {
    say(usage)
    return 2
  }
  const { command, given, values } = order
  const session = await enter(values.user)
  try {
    const { value, lines } = await command.run(session, given)
    say(values.json ? JSON.stringify(value, null, 2) : lines.join('\n'))
    return 0
  } finally {
    await session.leave()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof Declined)) throw error
  say(error.message)
  process.exitCode = 1
}
