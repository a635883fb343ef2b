import { parseArgs } from 'node:util'
import { OperatorOrderError } from '../../apps/server/src/modules/identity/commands.ts'
import { RoleOrderError } from '../../apps/server/src/modules/staff/commands.ts'
import type { Command, Given, Told } from './operator/command.ts'
import { commands } from './operator/commands.ts'
import { enter } from './operator/entrance/enter.ts'
import { Declined } from './operator/declined.ts'
import { withRegister } from './operator/entrance/open-register.ts'
import { registerCommands } from './operator/entrance/register-commands.ts'
import { say, toLines } from '../common/say.ts'

const everyCommand = [...commands, ...registerCommands]

const usage = [
  'npm run operator -- <command> [--user NAME] [--json]',
  '',
  ...everyCommand.map(({ usage: line, what }) => `  ${line.padEnd(44)} ${what}`),
  '',
  'Asks for name, password and the authenticator’s code, unless login kept a session; or reads',
  'OPERATOR_USER, OPERATOR_PASSWORD and OPERATOR_CODE. OPERATOR_URL is where the system listens to',
  'operators, OPERATOR_MERCHANT whose they are.',
  '* works on the database itself (DATABASE_URL, else the demo’s); needs no login.',
  '  A new password is asked for, or read from standard input.',
].join('\n')

const options = {
  user: { type: 'string' },
  reason: { type: 'string' },
  day: { type: 'string' },
  vendor: { type: 'string' },
  state: { type: 'string' },
  older: { type: 'string' },
  days: { type: 'string' },
  result: { type: 'string' },
  type: { type: 'string' },
  role: { type: 'string' },
  kind: { type: 'string' },
  term: { type: 'string' },
  below: { type: 'string' },
  from: { type: 'string' },
  market: { type: 'string' },
  winners: { type: 'string' },
  competitor: { type: 'string' },
  picture: { type: 'string' },
  file: { type: 'string' },
  deal: { type: 'string' },
  url: { type: 'string' },
  origins: { type: 'string' },
  rule: { type: 'string' },
  zone: { type: 'string' },
  order: { type: 'string' },
  multiple: { type: 'string' },
  prize: { type: 'string' },
  member: { type: 'string' },
  draw: { type: 'string' },
  line: { type: 'string' },
  play: { type: 'string' },
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
  const command = everyCommand.find(({ words }) =>
    words.every((word, at) => positionals[at] === word),
  )
  if (!command || values.help) return undefined
  const [id, ...tooMany] = positionals.slice(command.words.length)
  const given: Given = { ...values, id, reason: values.reason?.trim() }
  const isComplete = command.needs.every((name) => given[name])
  const isTooMuch = tooMany.length > 0 || (id !== undefined && !command.needs.includes('id'))
  return isComplete && !isTooMuch ? { command, given, values } : undefined
}

const runInSession = async (
  command: Command,
  given: Given,
  user: string | undefined,
): Promise<Told> => {
  const session = await enter(user)
  let staysIn = session.isKept
  try {
    if (session.mustEnrol && !command.isForEnrolling) {
      throw new Declined('Turn on your authenticator first: npm run operator -- authenticator on')
    }
    const told = await command.run(session, given)
    if (command.keepsSession) {
      await session.keep()
      staysIn = true
    }
    return told
  } finally {
    if (!staysIn) await session.leave()
  }
}

const run = async (): Promise<number> => {
  const order = read()
  if (!order) {
    say(usage)
    return 2
  }
  const { command, given, values } = order
  const { value, lines } =
    'order' in command
      ? await withRegister((register) =>
          command.order(register, { ...given, name: given.id ?? '' }),
        )
      : await runInSession(command, given, values.user)
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
