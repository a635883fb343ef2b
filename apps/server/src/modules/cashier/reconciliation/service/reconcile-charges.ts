import { recordCharge } from '../../deposits/charges/service/request-charge.ts'
import type { Charge } from '../../institutions/port.ts'
import type { ReconciliationContext } from '../context.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import { finding, type Finding } from '../domain/finding-kinds.ts'
import { listDepositsIn } from '../repository/deposits-in-span.ts'
import { selectOfBrand } from './select-of-brand.ts'

// A charge at the institution may have been created on the other side of midnight by its clock.
const isAtInstitution = async (
  { institution }: ReconciliationContext,
  txid: string,
): Promise<boolean> => {
  const immediate = await institution.findCharge({ txid, isDated: false })
  return (immediate ?? (await institution.findCharge({ txid, isDated: true }))) !== undefined
}

/** Compares the charges of a brand's span: one that we gave up becomes payable again. */
export const reconcileCharges = async (context: ReconciliationContext, span: BrandSpan) => {
  const { database, institution } = context
  const listed = await institution.listCharges(span)
  const { theirs, deposits: known } = await selectOfBrand(
    context,
    span,
    listed.filter(({ createdAt }) => createdAt < span.until),
  )
  const byTxid = new Map<string, Charge>(theirs.map((charge) => [charge.txid, charge]))
  const ours = new Set(known.map(({ txid }) => txid))
  const findings: Finding[] = theirs
    .filter(({ txid }) => !ours.has(txid))
    .map(({ txid }) => finding('charge_unknown_here', txid))
  for (const deposit of known) {
    const charge = byTxid.get(deposit.txid)
    if (!charge || deposit.expires_at !== null) continue
    await recordCharge(context, deposit, charge)
    findings.push(finding('charge_missed', deposit.txid))
  }
  for (const { txid, location } of await listDepositsIn(database, span)) {
    if (location === null || byTxid.has(txid)) continue
    if (!(await isAtInstitution(context, txid))) {
      findings.push(finding('charge_unknown_there', txid))
    }
  }
  return { count: theirs.length, findings, seen: [...byTxid.keys()] }
}
