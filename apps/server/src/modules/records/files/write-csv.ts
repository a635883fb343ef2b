import type { KindDefinition, StatementFilter, Wallet } from '../../wallet/index.ts'
import { zone } from '../domain/zone.ts'
import { notesOf } from './notes-of.ts'
import type { Words } from './words-of.ts'

const columns = [
  'files.time',
  'files.number',
  'files.kind',
  'files.game',
  'files.amount',
  'files.balance',
] as const

/** Spreadsheets take UTF-8 for what it is only behind this mark. */
const byteOrderMark = '\uFEFF'

/**
 * The statement as CSV in the writing of the reader's country. What is in the archive is named in
 * a last line of its own.
 */
export async function* writeCsv({
  wallet,
  filter,
  words,
  kinds,
  gameWords,
}: {
  readonly wallet: Wallet
  readonly filter: StatementFilter
  readonly words: Words
  readonly kinds: readonly KindDefinition[]
  readonly gameWords: ReadonlyMap<number, string>
}): AsyncGenerator<string> {
  const separator = words.locale === 'pt-BR' ? ';' : ','
  yield `${byteOrderMark}${columns.map((column) => `"${words.t(column)}"`).join(separator)}\r\n`
  yield* wallet.exportStatement(filter, {
    zone,
    separator,
    decimalPoint: words.locale === 'pt-BR' ? ',' : '.',
    kindWords: new Map(kinds.map(({ kind, typeCode }) => [kind, words.typeWord(typeCode)])),
    gameWords,
  })
  for (const note of await notesOf(wallet, filter, words)) {
    const cells = columns.map((column) => (column === 'files.kind' ? `"${note}"` : '""'))
    yield `${cells.join(separator)}\r\n`
  }
}
