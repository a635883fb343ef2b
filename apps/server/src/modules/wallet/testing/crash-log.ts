import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'

/** A command as the crash test records it, before it is sent and after it is answered. */
export type Intent = {
  readonly txnId: string
  readonly how: 'post' | 'postInTx' | 'reverse'
  readonly kind: string
  readonly memberId: string
  readonly amountMinor: string
  /** For reversals: the txnId of the original. */
  readonly reverses?: string
}

export type Answer = {
  readonly txnId: string
  /** applied, duplicate, tombstoned, or a refusal's code. */
  readonly word: string
  readonly balanceMinor?: string
}

export type CrashLog = {
  readonly intents: Map<string, Intent>
  readonly answers: Map<string, Answer[]>
}

/** Appends lines with one write each: a line whose write() returned survives the end of the process. */
export const openCrashLog = (path: string) => {
  const file = openSync(path, 'a')
  const line = (mark: string, what: unknown) => writeSync(file, `${mark}${JSON.stringify(what)}\n`)
  return {
    intend: (intent: Intent) => line('i', intent),
    answer: (answer: Answer) => line('a', answer),
  }
}

export const readCrashLog = (path: string): CrashLog => {
  const intents = new Map<string, Intent>()
  const answers = new Map<string, Answer[]>()
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    // Our own file, written by the two functions above.
    if (line.startsWith('i')) {
      const intent = JSON.parse(line.slice(1)) as Intent
      intents.set(intent.txnId, intent)
    }
    if (line.startsWith('a')) {
      const answer = JSON.parse(line.slice(1)) as Answer
      answers.set(answer.txnId, [...(answers.get(answer.txnId) ?? []), answer])
    }
  }
  return { intents, answers }
}
