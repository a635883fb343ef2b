// npm run operator -- <command>
// The first operator of a brand, and the way back in when nobody can sign in. All else is done in the back office.
import { parseArgs } from 'node:util'
import { OperatorOrderError } from '../../apps/server/src/modules/identity/commands.ts'
import { RoleOrderError } from '../../apps/server/src/modules/staff/commands.ts'
import { say, toLines } from '../common/say.ts'
import type { Given } from './operator/command.ts'
import { commands } from './operator/commands.ts'
import { Declined } from './operator/declined.ts'
import { withRegister } from './operator/open-register.ts'

const usage = [
  'npm run operator -- <command> [--json]',
  '',
  ...commands.map(({ usage: line, what }) => `  ${line.padEnd(44)} ${what}`),
  '',
  'Works on the database itself (DATABASE_URL, else the demo’s) for the brand OPERATOR_MERCHANT.',
  'A new password is asked for, or read from standard input.',
].join('\n')

const options = {
  role: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const parse = () => {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return undefined // an unknown option, or one without its value
  }
}

const read = () => {
  const { values, positionals } = parse() ?? { values: { help: true }, positionals: [] }
  const [word, name = '', ...tooMany] = positionals
  const command = commands.find((one) => one.word === word)
  if (!command || values.help || tooMany.length > 0) return undefined
  const given: Given = { ...values, name }
  const isComplete = command.needs.every((field) => given[field])
  const isTooMuch = name !== '' && !command.needs.includes('name')
  return isComplete && !isTooMuch ? { command, given, values } : undefined
}

const run = async (): Promise<number> => {
  const order = read()
  if (!order) {
    say(usage)
    return 2
  }
  const { command, given, values } = order
  const { value, lines } = await withRegister(async (register) => {
    const told = await command.order(register, given)
    if (command.isBreakGlass) await register.noteBreakGlass(command.word, given.name)
    return told
  })
  say(values.json ? JSON.stringify(value, null, 2) : toLines(lines))
  return 0
}

try {
  process.exitCode = await run()
} catch (error) {
  const isExpected =
    error instanceof Declined ||
    error instanceof OperatorOrderError ||
    error instanceof RoleOrderError
  if (!isExpected) throw error
  say(error.message)
  process.exitCode = 1
}
