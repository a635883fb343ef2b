import { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import { byteOrderMark, csvFormOf, quoteCell } from '@trevo/i18n/csv.ts'
import type { KindDefinition, StatementFilter, Wallet } from '../../wallet/index.ts'
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

/**
 * The statement as CSV in the notation of the reader's country. Archived movements are mentioned in a separate
 * last line.
 */
export async function* writeCsv({
  wallet,
  filter,
  words,
  timeZone,
  kinds,
  gameWords,
}: {
  readonly wallet: Wallet
  readonly filter: StatementFilter
  readonly words: Words
  readonly timeZone: string
  readonly kinds: readonly KindDefinition[]
  readonly gameWords: ReadonlyMap<number, string>
}): AsyncGenerator<string> {
  const { separator, decimalSign } = csvFormOf(words.language)
  yield `${byteOrderMark}${columns.map((column) => quoteCell(words.t(column))).join(separator)}\r\n`
  yield* wallet.exportStatement(filter, {
    zone: timeZone,
    separator,
    decimalPoint: decimalSign,
    kindWords: new Map(kinds.map(({ kind, typeCode }) => [kind, words.typeWord(typeCode)])),
    gameWords,
    seatWords: kinds.flatMap(({ kind, typeCode }) =>
      SeatKind.options.map((seat) => {
        return { kind, seat, word: words.movementWord({ typeCode, seat }) }
      }),
    ),
  })
  for (const note of await notesOf(wallet, filter, words, timeZone)) {
    const cells = columns.map((column) => (column === 'files.kind' ? quoteCell(note) : '""'))
    yield `${cells.join(separator)}\r\n`
  }
}
