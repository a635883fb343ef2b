import { isLeafProven, merkleRoot, type MerkleProof } from '@trevo/fairness/merkle.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import type { Group } from '../group.ts'
import { drawAgain } from './draw-again.ts'
import { signedTextOf, type SignedReceipt } from './receipt.ts'
import { checkShares, type ShareEvidence } from './check-shares.ts'
import { hashOfSlip, leafTextOf } from './ticket-record.ts'

/** A key that signs receipts: the 32 bytes of an Ed25519 public key in base64. */
export type TicketKey = { readonly keyId: string; readonly publicKey: string }

/** A draw as it is published. */
export type PublishedDraw = {
  readonly gameCode: string
  readonly numero: string
  readonly attempt: number
  readonly source: 'engine' | 'operators' | 'feed'
  readonly commitment: string
  readonly seed: string | null
  readonly root: string | null
  readonly ticketCount: number | null
  readonly beacon: string | null
  readonly winNo: string | null
}

/** `open`: the draw has not reached that point, or the required data are missing. */
export type StepState = 'right' | 'wrong' | 'open'

/** The checks of a receipt, in the order in which they are shown. */
export const receiptSteps = [
  'signature',
  'slip',
  'draw',
  'seed',
  'ticket',
  'tickets',
  'result',
  'shares',
] as const
export type ReceiptStep = (typeof receiptSteps)[number]
/** `shares` is present for tickets with shares of a shared one. */
export type ReceiptCheck = Readonly<Record<Exclude<ReceiptStep, 'shares'>, StepState>> & {
  readonly shares?: StepState
}

export type Evidence = {
  readonly keys: readonly TicketKey[]
  readonly draw?: PublishedDraw | undefined
  /** The ticket's path to the root. */
  readonly proof?: MerkleProof | undefined
  /** All leaves of the draw in order, for those who do not trust a path alone. */
  readonly leaves?: readonly string[] | undefined
  /** For a shared ticket: every holder's shares with their path to the root. */
  readonly shares?: readonly ShareEvidence[] | undefined
  /** How the lottery draws. */
  readonly group?: Pick<Group, 'draw' | 'format'> | undefined
}

/** Ed25519 of Web Crypto, available in browsers and Node. @throws if it is missing. */
const isSigned = async (
  { receipt, keyId, signature }: SignedReceipt,
  keys: readonly TicketKey[],
): Promise<boolean> => {
  const key = keys.find((one) => one.keyId === keyId)
  if (!key) return false
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  try {
    const imported = await crypto.subtle.importKey('raw', bytes(key.publicKey), 'Ed25519', false, [
      'verify',
    ])
    const text = new TextEncoder().encode(signedTextOf(receipt))
    return await crypto.subtle.verify('Ed25519', imported, bytes(signature), text)
  } catch (error) {
    // An invalid signature or key proves nothing.
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw error
    return false
  }
}

const said = (isRight: boolean): StepState => (isRight ? 'right' : 'wrong')

const checkDraw = ({ receipt }: SignedReceipt, draw: PublishedDraw): StepState => {
  const isSame = draw.gameCode === receipt.record.game && draw.numero === receipt.record.draw
  // A re-draw has a new seed; the tickets stay those of the first draw.
  const isCommitted = draw.attempt > receipt.attempt || draw.commitment === receipt.commitment
  return said(isSame && isCommitted)
}

const checkSeed = ({ source, seed, commitment }: PublishedDraw): StepState => {
  if (source !== 'engine' || seed === null) return 'open'
  return said(/^[0-9a-f]{64}$/i.test(seed) && commitmentOf(seed) === commitment)
}

const checkTicket = (
  { receipt }: SignedReceipt,
  { root, ticketCount }: PublishedDraw,
  { proof, leaves }: Evidence,
): StepState => {
  if (root === null) return 'open'
  const leaf = leafTextOf(receipt.record)
  if (leaves) return said(leaves.includes(leaf))
  if (!proof) return 'open'
  return said(proof.leafCount === ticketCount && isLeafProven(leaf, proof, root))
}

const checkTickets = ({ root, ticketCount }: PublishedDraw, { leaves }: Evidence): StepState => {
  if (root === null || !leaves) return 'open'
  return said(leaves.length === ticketCount && merkleRoot(leaves) === root)
}

const checkResult = (draw: PublishedDraw, { group }: Evidence): StepState => {
  const { source, seed, root, winNo, gameCode, numero, attempt, beacon } = draw
  if (source !== 'engine' || seed === null || root === null || winNo === null || !group) {
    return 'open'
  }
  if (!/^[0-9a-f]{64}$/i.test(seed)) return 'wrong'
  const input = { gameCode, drawNumber: numero, attempt, root, beacon }
  return said(drawAgain(group, seed, input) === winNo)
}

/**
 * Checks a receipt against what is published, and nothing else: a changed ticket, seed, number or
 * order of the tickets is detected. @throws DOMException if the browser has no Ed25519
 */
export const verifyReceipt = async (
  signed: SignedReceipt,
  evidence: Evidence,
): Promise<ReceiptCheck> => {
  const { draw } = evidence
  const { slip, receipt } = signed
  return {
    signature: said(await isSigned(signed, evidence.keys)),
    slip: slip === null ? 'open' : said(hashOfSlip(slip) === receipt.record.slip),
    draw: draw ? checkDraw(signed, draw) : 'open',
    seed: draw ? checkSeed(draw) : 'open',
    ticket: draw ? checkTicket(signed, draw, evidence) : 'open',
    tickets: draw ? checkTickets(draw, evidence) : 'open',
    result: draw ? checkResult(draw, evidence) : 'open',
    ...(receipt.record.share && { shares: checkShares(receipt.record, draw, evidence) }),
  }
}
