import type { OperatorRegister } from '../../../../apps/server/src/modules/identity/commands.ts'
import { at, rows } from '../describe.ts'

type Row = Awaited<ReturnType<OperatorRegister['list']>>[number]

/** One operator as `--json` tells it. */
export const operatorOf = (row: Row) => ({
  operator: row.username,
  isDisabled: row.disabled_at !== null,
  hasAuthenticator: row.authenticator_at !== null,
  sessionCount: Number(row.session_count ?? 0),
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  isDemo: row.is_demo,
  isForAllBrands: row.is_for_all_brands,
})

export const describeOperators = (list: readonly Row[]): string[] =>
  list.length === 0
    ? ['The brand has no operator.']
    : rows([
        ['operator', 'authenticator', 'sessions', 'made at', 'last login', ''],
        ...list
          .map(operatorOf)
          .map((one) => [
            one.operator,
            one.hasAuthenticator ? 'on' : 'NOT YET',
            String(one.sessionCount),
            at(one.createdAt),
            one.lastLoginAt === null ? '-' : at(one.lastLoginAt),
            [one.isDisabled && 'disabled', one.isDemo && 'demo', one.isForAllBrands && 'all brands']
              .filter(Boolean)
              .join(', '),
          ]),
      ])
