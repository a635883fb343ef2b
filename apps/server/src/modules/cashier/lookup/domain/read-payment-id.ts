import { txidOf } from '../../deposits/common/domain/ids.ts'

/** What an operator may have pasted, and where to look for it. */
export type PaymentId = {
  /** End-to-end id of a Pix, received or sent. */
  readonly endToEndId?: string
  /** Charge of a deposit. */
  readonly txid?: string
  /** Number on a receipt: the id of a deposit or withdrawal. */
  readonly uuid?: string
  /** Our payout's id at the institution. */
  readonly payoutId?: string
  /** Id of a bank's return. */
  readonly returnId?: string
}

const uuid = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i
const dashed = (id: string): string =>
  id
    .replaceAll('-', '')
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** What an id can be, by its form alone; nothing for what is no id of a payment. */
export const readPaymentId = (typed: string): PaymentId => {
  const id = typed.trim()
  if (/^D[a-zA-Z0-9]{31}$/.test(id)) return { returnId: id }
  if (/^E[a-zA-Z0-9]{31}$/.test(id)) return { endToEndId: id, returnId: id }
  // A payout's id is the withdrawal's without dashes, behind an S.
  if (/^S[0-9a-f]{32}$/i.test(id)) return { payoutId: `S${id.slice(1).toLowerCase()}` }
  // A txid is a deposit's id without dashes.
  if (uuid.test(id)) return { uuid: dashed(id), txid: txidOf(id) }
  return {}
}
