import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Declined } from './declined.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks the person in front of the terminal; what is secret is not shown. */
export const ask = async (question: string, isSecret = false): Promise<string> => {
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
