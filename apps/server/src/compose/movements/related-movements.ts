import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { findPayer, withdrawalMovementNames } from '../../modules/cashier/index.ts'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import {
  findOrderOfCredit,
  instantMovementNames,
  listOrderMovements,
} from '../../modules/lottery/index.ts'
import { boundStakeKinds, listRoundMovements, vendorOf } from '../../modules/play/index.ts'
import { bonusMovementNames, boundBonusKinds } from '../../modules/promotions/index.ts'
import { listSlipMovements, slipIdOf } from '../../modules/sportsbook/index.ts'
import { holdMovementNames } from '../../modules/transfers/index.ts'
import type { StatementLine } from '../../modules/wallet/index.ts'

type Findable = Pick<Catalogue, 'findKnown'>

/** The vendor of a round: of its own movements, or of the game whose jackpot or held credit was paid. */
const vendorOfLine = (catalogue: Findable, line: StatementLine): string | undefined =>
  line.source.startsWith('vendor:')
    ? vendorOf(line.source)
    : catalogue.findKnown(Number(line.reference?.['node']))?.vendor.integration

const creditIdOf = (txnId: string): bigint | undefined => {
  const found = /^credit:(\d{1,18})/.exec(txnId)?.[1]
  return found === undefined ? undefined : BigInt(found)
}

/** Which movements belong together, and who paid a Pix: what the path of money asks the modules. */
export const relatedMovements = (pool: Pool, catalogue: Findable) => {
  const { db } = createDatabase<Record<never, never>>(pool)

  const ofRound = async (memberId: bigint, line: StatementLine) => {
    const vendor = vendorOfLine(catalogue, line)
    const roundId = line.reference?.['round']
    if (vendor === undefined || roundId === undefined) return none
    // A prize names its stake; a stake is its own.
    const debitTxn = line.reference?.['bet'] ?? (line.amountMinor < 0n ? line.txnId : undefined)
    const found = await listRoundMovements(db, { memberId, vendor, roundId, debitTxn })
    const own = { source: line.source, txnId: line.txnId }
    return { ...found, names: [...found.names, own] }
  }

  const ofOrder = async (memberId: bigint, line: StatementLine) => {
    const instant = line.reference?.['instant']
    if (instant !== undefined) return together(instantMovementNames(instant))
    const named = line.reference?.['order']
    const creditId = creditIdOf(line.txnId)
    const orderId =
      named === undefined
        ? creditId && (await findOrderOfCredit(db, memberId, creditId))
        : BigInt(named)
    return orderId === undefined ? none : listOrderMovements(db, memberId, orderId)
  }

  const ofSlip = async (memberId: bigint, line: StatementLine) => {
    const slipId = slipIdOf(line.reference?.['round'] ?? '')
    return slipId === undefined ? none : listSlipMovements(db, memberId, slipId)
  }

  return {
    play: { boundKinds: boundStakeKinds, relatedOf: ofRound },
    lottery: { relatedOf: ofOrder },
    sportsbook: { relatedOf: ofSlip },
    promotions: {
      boundKinds: boundBonusKinds,
      relatedOf: async (_memberId: bigint, { reference }: StatementLine) => {
        const bonusId = reference?.['bonus']
        return bonusId === undefined ? none : together(bonusMovementNames(bonusId))
      },
    },
    transfers: {
      relatedOf: async (_memberId: bigint, { txnId }: StatementLine) =>
        together(holdMovementNames(txnId)),
    },
    cashier: {
      relatedOf: async (_memberId: bigint, { reference }: StatementLine) => {
        const withdrawalId = reference?.['withdrawalId']
        return withdrawalId === undefined ? none : together(withdrawalMovementNames(withdrawalId))
      },
      payerOf: async (memberId: bigint, { reference, amountMinor }: StatementLine) => {
        const endToEndId = reference?.['endToEndId']
        if (endToEndId === undefined || amountMinor < 0n) return undefined
        const payer = await findPayer(db, memberId, endToEndId)
        return {
          endToEndId,
          payerName: payer?.name ?? null,
          payerDocument: payer?.document ?? null,
          paidAt: payer?.paidAt?.toISOString() ?? null,
        }
      },
    },
  }
}

type Names = readonly { readonly source: string; readonly txnId: string }[]
const together = (names: Names) => ({ names, isOpen: null })
const none = together([])
