import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import { getBalance, listTransactions } from '@trevo/contract/wps/member.ts'
import { listProofs } from '@trevo/contract/wps/proofs.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import { readRecordSpan } from '../../platform/read-record-span.ts'
import type { KindDefinition } from './common/domain/transfer-kind.ts'
import type { Wallet } from './module.ts'
import type { StatementLine } from './statements/repository/queries-statement.ts'

/** Details of a movement from its module; null if it has none. */
export type MovementOrigin = {
  readonly order_no: string
  readonly remark: string
  readonly gameName: string | null
  readonly iconUrl: string | null
  readonly roundId: string | null
  /** The vendor's page of the round, with its proof. */
  readonly detailUrl: string | null
  readonly depositId: string | null
  /** The kind of table whose seat the movement buys or pays. */
  readonly seat: SeatKind | null
}

export type WalletRoutes = {
  readonly wallet: Wallet
  readonly clock: Clock
  /** Every kind that can be on a statement, for filters by type code. */
  readonly kinds: readonly KindDefinition[]
  readonly originOf: (line: StatementLine, language: Language) => MovementOrigin
  readonly currencyOf: (brandId: number) => { readonly code: string; readonly symbol: string }
}

/** Account type of the main wallet in the code list of this family of platforms. */
const mainAccountTypeId = 2
/** Two days of this kind. */
const proofsShown = 48

const kindsOfCodes = (kinds: readonly KindDefinition[], csv: string | undefined) => {
  if (!csv) return undefined
  if (!/^\d{1,6}(,\d{1,6})*$/.test(csv)) {
    throw new Refusal('request_param_err', { fields: ['transactionType'] })
  }
  const codes = new Set(csv.split(',').map(Number))
  return kinds.filter(({ typeCode }) => codes.has(typeCode)).map(({ kind }) => kind)
}

const positionOf = (before: string | undefined): bigint | undefined => {
  if (before === undefined) return undefined
  if (!/^\d{1,18}$/.test(before)) throw new Refusal('request_param_err', { fields: ['before'] })
  return BigInt(before)
}

/** A line of the account record. */
export const presentLine = (
  line: StatementLine,
  origin: MovementOrigin,
): Answer<typeof listTransactions>['list'][number] => ({
  tx_id: String(line.transferId),
  tx_type_id: line.typeCode,
  tx_time: line.at.toISOString(),
  amount: formatMoney(line.amountMinor),
  current_avail_balance: formatMoney(line.balanceAfterMinor),
  ...origin,
})

/** Balance and account record of the caller. */
export const bindWalletRoutes = (route: Route, dependencies: WalletRoutes): void => {
  const { wallet, clock, kinds, originOf, currencyOf } = dependencies

  route(getBalance, async ({ actor, brand }) => {
    const { availableMinor, seq } = await wallet.balanceOf(actor.memberId)
    const amount = formatMoney(availableMinor)
    const { code, symbol } = currencyOf(brand.id)
    return {
      sumBalance: amount,
      currency: code,
      currencySymbol: symbol,
      balance: [
        {
          accountTypeId: mainAccountTypeId,
          accountName: 'MAIN',
          accountId: String(mainAccountTypeId),
          availBalance: amount,
        },
      ],
      seq: String(seq),
    }
  })

  route(listProofs, async () => {
    const proofs = await wallet.listProofs(proofsShown)
    return {
      list: proofs.map((proof) => ({
        provedAt: proof.provedAt.toISOString(),
        ok: proof.problemCount === 0,
        accounts: Number(proof.accounts),
        entries: Number(proof.entries),
        archivedEntries: Number(proof.archivedEntries),
        archivedMonths: proof.archivedMonths,
        total: formatMoney(proof.totalMinor),
        problemCount: proof.problemCount,
      })),
    }
  })

  route(listTransactions, async ({ actor, query, language }) => {
    const span = readRecordSpan(query, clock.now())
    const names = kindsOfCodes(kinds, query.transactionType)
    const filter = { memberId: actor.memberId, ...span, ...(names && { kinds: names }) }
    const before = positionOf(query.before)
    const page = { ...filter, limit: query.pageSize, ...(before !== undefined && { before }) }
    const [lines, totals, archived] = await Promise.all([
      wallet.listStatement(page),
      wallet.sumStatement(filter),
      wallet.findArchived(actor.memberId, filter),
    ])
    const last = lines.at(-1)
    return {
      list: lines.map((line) => presentLine(line, originOf(line, language))),
      next: last && lines.length === query.pageSize ? String(last.seq) : null,
      totals: { in: formatMoney(totals.inMinor), out: formatMoney(totals.outMinor) },
      archived: archived.map((part) => ({
        from: part.from.toISOString(),
        to: part.to.toISOString(),
      })),
    }
  })
}
