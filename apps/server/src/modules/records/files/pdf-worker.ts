// A separate thread that writes one PDF after the other.
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import type { Document } from './open-document.ts'
import type { PdfMessage, PdfReply } from './pdf-message.ts'
import { writeContractPdf } from './write-contract-pdf.ts'
import { writeReportPdf } from './write-report-pdf.ts'
import { writeReceiptPdf } from './write-receipt-pdf.ts'
import { writeTaxPdf } from './write-tax-pdf.ts'
import { writeTicketPdf } from './write-ticket-pdf.ts'
import { openStatementPdf, type StatementPdf } from './write-statement-pdf.ts'

let ready: Uint8Array[] = []
let statement: StatementPdf | undefined

const gather = (document: Document): void => {
  document.on('data', (chunk: Uint8Array) => ready.push(chunk))
}

const printWhole = async (document: Document): Promise<void> => {
  gather(document)
  await once(document, 'end')
}

const getStatement = (): StatementPdf => {
  if (!statement) throw new Error('no statement is open')
  return statement
}

const write = async (message: PdfMessage): Promise<void> => {
  switch (message.kind) {
    case 'receipt':
      await printWhole(writeReceiptPdf(message.sheet))
      break
    case 'ticket':
      await printWhole(writeTicketPdf(message.sheet))
      break
    case 'contract':
      await printWhole(writeContractPdf(message.sheet))
      break
    case 'report':
      await printWhole(writeReportPdf(message.sheet))
      break
    case 'tax':
      await printWhole(writeTaxPdf(message.sheet))
      break
    case 'statement':
      statement = openStatementPdf(message.sheet)
      gather(statement.document)
      break
    case 'lines':
      getStatement().add(message.lines)
      break
    case 'end': {
      const { document, end } = getStatement()
      end()
      await once(document, 'end')
      statement = undefined
      break
    }
    default:
      message satisfies never
  }
}

const answer = async (message: PdfMessage): Promise<PdfReply> => {
  try {
    await write(message)
    const chunks = ready
    ready = []
    return { chunks }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (message: PdfMessage) => {
  void answer(message).then((reply) => {
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(reply)
  })
})
