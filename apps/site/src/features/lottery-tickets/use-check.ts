import type { SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import type { TicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import { verifyReceipt, type ReceiptCheck } from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { useState } from 'react'
import { evidenceOf, gatherEvidence } from './queries.ts'

/** `offline`: checked with the data at hand; `unsupported`: this browser has no Ed25519. */
export type CheckState = 'idle' | 'checking' | 'done' | 'offline' | 'unsupported'

const nothing = (signed: SignedReceipt): TicketFile => ({
  kind: 'trevo.lottery.ticket',
  signed,
  rulesGroup: null,
  evidence: { keys: [] },
})

/** Checks a receipt on this device, against what is published or against the content of a file. */
export const useCheck = () => {
  const [check, setCheck] = useState<ReceiptCheck>()
  const [file, setFile] = useState<TicketFile>()
  const [state, setState] = useState<CheckState>('idle')
  const run = async (signed: SignedReceipt, wantsLeaves = false, given?: TicketFile) => {
    setState('checking')
    const published = await gatherEvidence(signed, wantsLeaves).catch(() => undefined)
    const used = published ?? given ?? nothing(signed)
    try {
      setCheck(await verifyReceipt(signed, evidenceOf(used)))
      setFile(used)
      setState(published ? 'done' : 'offline')
    } catch {
      setState('unsupported')
    }
  }
  const clear = () => {
    setCheck(undefined)
    setState('idle')
  }
  return { check, file, state, run, clear }
}
