import type { OperatorRegister } from '../../../apps/server/src/modules/identity/commands.ts'
import type { RoleOrders } from '../../../apps/server/src/modules/staff/commands.ts'

/** Operators of all brands read one clock. */
const at = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** Columns as wide as their widest cell. */
const rows = (cells: readonly (readonly string[])[]): string[] => {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

type Row = Awaited<ReturnType<OperatorRegister['list']>>[number]
type Roles = Awaited<ReturnType<RoleOrders['list']>>

/** One operator in the form that `--json` prints. */
export const operatorOf = (row: Row, roles: Roles) => ({
  operator: row.username,
  roles: roles.filter(({ operatorId }) => operatorId === row.id).map(({ code }) => code),
  isDisabled: row.disabled_at !== null,
  hasAuthenticator: row.authenticator_at !== null,
  sessionCount: Number(row.session_count ?? 0),
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  isDemo: row.is_demo,
  isForAllBrands: row.is_for_all_brands,
})

type Described = ReturnType<typeof operatorOf>

export const describeOperators = (list: readonly Described[]): string[] =>
  list.length === 0
    ? ['The brand has no operator.']
    : rows([
        ['operator', 'roles', 'authenticator', 'sessions', 'made at', 'last login', ''],
        ...list.map((one) => [
          one.operator,
          one.roles.join(', ') || 'NONE',
          one.hasAuthenticator ? 'on' : 'NOT YET',
          String(one.sessionCount),
          at(one.createdAt),
          one.lastLoginAt === null ? '-' : at(one.lastLoginAt),
          [one.isDisabled && 'disabled', one.isDemo && 'demo', one.isForAllBrands && 'all brands']
            .filter(Boolean)
            .join(', '),
        ]),
      ])
