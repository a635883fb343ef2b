import type { Language } from '@trevo/contract/shapes.ts'
import type { StatementFilter, StatementLine } from '../../wallet/index.ts'
import { notesOf } from '../files/notes-of.ts'
import type { PdfLine, PdfMessage } from '../files/pdf-message.ts'
import { wordsOf } from '../files/words-of.ts'
import type { RecordsNeeds } from '../needs.ts'

const linesAtOnce = 500

type For = { readonly memberId: bigint; readonly brandId: number; readonly language: Language }

const sheetFor = async (
  { settings, members, clock }: RecordsNeeds,
  { memberId, brandId, language }: For,
) => ({
  language,
  brandName: settings.brandNameOf(brandId),
  timeZone: settings.timeZoneOf(brandId),
  accountName: await members.accountNameOf(memberId),
  madeAt: clock.now(),
})

const lineOf = ({ catalogue }: RecordsNeeds, line: StatementLine, language: Language): PdfLine => {
  const { gameName, order_no, seat } = catalogue.originOf(line, language)
  const { at, typeCode, amountMinor, balanceAfterMinor } = line
  return { at, typeCode, seat, gameName, number: order_no, amountMinor, balanceAfterMinor }
}

/** A statement's messages for a thread: its head, then its lines some hundred at a time. */
export async function* listStatementMessages(
  needs: RecordsNeeds,
  whose: For,
  filter: StatementFilter,
): AsyncGenerator<PdfMessage> {
  const { wallet } = needs
  const { language } = whose
  const totals = await wallet.sumStatement(filter)
  const { inMinor, outMinor, count } = totals
  const notes = await notesOf(
    wallet,
    filter,
    wordsOf(language),
    needs.settings.timeZoneOf(whose.brandId),
  )
  const { from, to } = filter
  const sheet = await sheetFor(needs, whose)
  yield { kind: 'statement', sheet: { ...sheet, from, to, inMinor, outMinor, count, notes } }
  let before: bigint | undefined
  for (;;) {
    const lines = await wallet.listStatement({
      ...filter,
      limit: linesAtOnce,
      ...(before !== undefined && { before }),
    })
    if (lines.length > 0) {
      yield { kind: 'lines', lines: lines.map((line) => lineOf(needs, line, language)) }
    }
    before = lines.at(-1)?.seq
    if (lines.length < linesAtOnce) break
  }
  yield { kind: 'end' }
}

/** The same for a receipt, which is one message. */
export async function* listReceiptMessages(
  needs: RecordsNeeds,
  whose: For,
  line: StatementLine,
): AsyncGenerator<PdfMessage> {
  const { roundId, remark } = needs.catalogue.originOf(line, whose.language)
  yield {
    kind: 'receipt',
    sheet: {
      ...(await sheetFor(needs, whose)),
      ...lineOf(needs, line, whose.language),
      roundId,
      remark,
      transferId: line.transferId,
    },
  }
}
