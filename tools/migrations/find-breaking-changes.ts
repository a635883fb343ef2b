import {
  parse,
  type AlterTableCmd,
  type AlterTableStmt,
  type DoStmt,
  type DropStmt,
  type IndexStmt,
  type Node,
  type RangeVar,
  type RenameStmt,
} from 'libpg-query'

const nameOf = (relation: RangeVar | undefined): string =>
  [relation?.schemaname, relation?.relname].filter(Boolean).join('.')

/** What queries of an earlier version name; none names an index. */
const missed = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_FUNCTION',
  'OBJECT_SEQUENCE',
  'OBJECT_TYPE',
  'OBJECT_SCHEMA',
])

const isFilledIn = ({ def }: AlterTableCmd): boolean => {
  const column = def && 'ColumnDef' in def ? def.ColumnDef : undefined
  const kinds = (column?.constraints ?? []).map((one) =>
    'Constraint' in one ? one.Constraint.contype : undefined,
  )
  const isRequired = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY')
  const hasValue = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'] as const
  return !isRequired || hasValue.some((kind) => kinds.includes(kind))
}

const ofCommand = (command: AlterTableCmd): string | undefined => {
  const { subtype, name = '' } = command
  if (subtype === 'AT_DropColumn') return `drops column ${name}`
  if (subtype === 'AT_AlterColumnType') return `changes the type of ${name}`
  if (subtype === 'AT_SetNotNull') return `requires ${name}`
  if (subtype === 'AT_AddConstraint') return 'adds a constraint'
  if (subtype === 'AT_ColumnDefault' && !command.def) return `drops the default of ${name}`
  if (subtype === 'AT_AddColumn' && !isFilledIn(command)) return 'adds a column without a default'
  return undefined
}

const ofAlterTable = ({ relation, cmds = [] }: AlterTableStmt): string[] =>
  cmds.flatMap((one) => {
    const change = 'AlterTableCmd' in one ? ofCommand(one.AlterTableCmd) : undefined
    return change === undefined ? [] : [`${nameOf(relation)}: ${change}`]
  })

const ofDrop = ({ removeType = 'OBJECT_TABLE' }: DropStmt): string[] =>
  missed.has(removeType) ? [`drops a ${removeType.slice('OBJECT_'.length).toLowerCase()}`] : []

const ofRename = ({ relation, renameType, subname, newname }: RenameStmt): string[] =>
  renameType === 'OBJECT_INDEX' || renameType === 'OBJECT_TABCONSTRAINT'
    ? []
    : [`${nameOf(relation)}: renames ${subname ?? 'itself'} to ${newname ?? ''}`]

const ofIndex = ({ relation, unique }: IndexStmt): string[] =>
  unique ? [`${nameOf(relation)}: adds a unique index`] : []

/** A block is read as text alone, so anything in it that may take something away counts. */
const ofBlock = (block: DoStmt): string[] =>
  /\b(alter|drop|rename)\b/i.test(JSON.stringify(block.args)) ? ['a block alters or drops'] : []

const changesOf = (statement: Node): { table: string; changes: string[] } => {
  if ('AlterTableStmt' in statement) {
    const { AlterTableStmt: alter } = statement
    return { table: nameOf(alter.relation), changes: ofAlterTable(alter) }
  }
  if ('IndexStmt' in statement) {
    return { table: nameOf(statement.IndexStmt.relation), changes: ofIndex(statement.IndexStmt) }
  }
  if ('RenameStmt' in statement) {
    return { table: nameOf(statement.RenameStmt.relation), changes: ofRename(statement.RenameStmt) }
  }
  if ('DoStmt' in statement) return { table: '', changes: ofBlock(statement.DoStmt) }
  return { table: '', changes: 'DropStmt' in statement ? ofDrop(statement.DropStmt) : [] }
}

/**
 * What a migration takes away from the version before, which still runs beside the new one during a
 * deploy: names it reads, and rows it may write. Tables that the same file creates are free.
 * @returns a line for each such change
 * @throws SqlError when PostgreSQL's parser refuses the text
 */
export const findBreakingChanges = async (sql: string): Promise<string[]> => {
  const { stmts = [] } = await parse(sql)
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []))
  const created = new Set(
    statements.flatMap((one) => ('CreateStmt' in one ? [nameOf(one.CreateStmt.relation)] : [])),
  )
  return statements
    .map(changesOf)
    .filter(({ table }) => !created.has(table))
    .flatMap(({ changes }) => changes)
}
