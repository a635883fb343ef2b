import type { FileOrder } from '../repository/tables.ts'

const words = {
  PT: { statement: 'extrato', receipt: 'comprovante' },
  EN: { statement: 'statement', receipt: 'receipt' },
} as const

/** A name with content and time, in ASCII. */
export const fileNameOf = (file: FileOrder): string => {
  const word = words[file.language][file.what]
  if (file.what === 'receipt') return `trevo-${word}-${file.txId}.pdf`
  return `trevo-${word}-${file.from.slice(0, 10)}-${file.to.slice(0, 10)}.${file.format}`
}
