// A separate thread that writes one PDF after the other.
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import type { Document } from './open-document.ts'
import type { PdfMessage, PdfReply } from './pdf-message.ts'
import { writeContractPdf } from './write-contract-pdf.ts'
import { writeReportPdf } from './write-report-pdf.ts'
import { writeReceiptPdf } from './write-receipt-pdf.ts'
import { writeTicketPdf } from './write-ticket-pdf.ts'
import { openStatementPdf, type StatementPdf } from './write-statement-pdf.ts'

let ready: Uint8Array[] = []
let statement: StatementPdf | undefined

const gather = (document: Document): void => {
  document.on('data', (chunk: Uint8Array) => ready.push(chunk))
}

const getStatement = (): StatementPdf => {
  if (!statement) throw new Error('no statement is open')
  return statement
}

const write = async (message: PdfMessage): Promise<void> => {
  switch (message.kind) {
    case 'receipt': {
      const receipt = writeReceiptPdf(message.sheet)
      gather(receipt)
      await once(receipt, 'end')
      break
    }
    case 'ticket': {
      const ticket = writeTicketPdf(message.sheet)
      gather(ticket)
      await once(ticket, 'end')
      break
    }
    case 'contract': {
      const contract = writeContractPdf(message.sheet)
      gather(contract)
      await once(contract, 'end')
      break
    }
    case 'report': {
      const report = writeReportPdf(message.sheet)
      gather(report)
      await once(report, 'end')
      break
    }
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
