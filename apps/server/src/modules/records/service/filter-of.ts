import type { KindDefinition, StatementFilter } from '../../wallet/index.ts'
import type { FileOrder } from '../repository/tables.ts'

/** The statement filter of an ordered file. */
export const filterOf = (
  memberId: bigint,
  { from, to, codes }: Extract<FileOrder, { what: 'statement' }>,
  kinds: readonly KindDefinition[],
): StatementFilter => ({
  memberId,
  from: new Date(from),
  to: new Date(to),
  ...(codes && {
    kinds: kinds.filter(({ typeCode }) => codes.includes(typeCode)).map(({ kind }) => kind),
  }),
})
