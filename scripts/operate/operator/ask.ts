import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Declined } from './declined.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Prompts the person at the terminal; secrets are not echoed. */
const ask = async (question: string, isSecret = false): Promise<string> => {
  const { stdin, stdout } = process
  if (!stdin.isTTY) throw new Declined(`Nobody is here to be asked: ${question}`)
  if (isSecret) stdout.write(`${question}: `)
  const lines = createInterface({
    input: stdin,
    output: isSecret ? nowhere() : stdout,
    terminal: true,
  })
  const answer = await lines.question(isSecret ? '' : `${question}: `)
  lines.close()
  if (isSecret) stdout.write('\n')
  return answer.trim()
}

/** A new password: typed twice, or the first line of what is piped in. */
export const askNewPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/)
    if (line === '') throw new Declined('Type the password at a terminal, or pipe it in.')
    return line
  }
  const password = await ask('New password', true)
  if ((await ask('New password again', true)) === password) return password
  throw new Declined('The two are not the same.')
}
