/** The shards of all tables that hold the same buckets: they are on one node and move together. */
export type ShardGroup = {
  /** The shard of the table that leads the others; identifies the group, regardless of the node that holds it. */
  readonly id: string
  /** The group's relation of each table, `wallet.account` → `wallet.account_102008`. */
  readonly relations: ReadonlyMap<string, string>
}

export type CopyRules = {
  /** Functions that get a copy for each group. A copy calls copies. */
  readonly functions: readonly string[]
  /** Views over tables of a group, by their definitions: in a copy each becomes a subquery. */
  readonly views: ReadonlyMap<string, string>
  /** What replaces text in a copy that refers to the whole database; `{group}` is the group's id. */
  readonly texts: ReadonlyMap<string, string>
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Names with their schema, as whole words; not where a variable (`v_…`) has a table's type. */
const namesIn = (names: Iterable<string>, after = ''): RegExp =>
  new RegExp(
    String.raw`(?<![\w.]|\bv_\w+ )(?:${[...names].map(escape).join('|')})\b(?!\.)${after}`,
    'g',
  )

/** The name of a function in a group. */
export const nameInGroup = (name: string, group: string): string => `${name}_${group}`

const bareName = (table: string): string => table.split('.')[1] ?? table

/** Rewrites a query over tables of a group and views over them for the group's own relations. */
export const copyQuery = (
  query: string,
  { relations }: ShardGroup,
  views: ReadonlyMap<string, string>,
): string => {
  const viewless =
    views.size === 0
      ? query
      : query.replaceAll(
          namesIn(views.keys()),
          (view) => `(${viewAsQuery(views.get(view) ?? '', relations.keys())})`,
        )
  return viewless.replaceAll(namesIn(relations.keys()), (table) => relations.get(table) ?? table)
}

/**
 * The definition of a function (as pg_get_functiondef gives it) for one group: it reads and writes the
 * group's own relations, which the node's PostgreSQL plans as it plans any table. Through the cluster's
 * planner the same would cost two to eight times as much.
 */
export const copyFunction = (
  definition: string,
  group: ShardGroup,
  { functions, views, texts }: CopyRules,
): string => {
  let text = definition
  for (const [from, to] of texts) text = text.replaceAll(from, to.replaceAll('{group}', group.id))
  text = copyQuery(text, group, views)
  text = text.replaceAll(namesIn(functions), (name) => nameInGroup(name, group.id))
  // A function's arguments are qualified by its name.
  const own = new RegExp(
    String.raw`(?<![\w.])(?:${functions.map(bareName).join('|')})(?=\.\w)`,
    'g',
  )
  return text.replaceAll(own, (name) => nameInGroup(name, group.id))
}

/**
 * A view's definition (as pg_get_viewdef returns it) as a subquery over the relations that replace its
 * tables: a table without an alias gets its own name as one, because its columns are qualified by it.
 */
export const viewAsQuery = (definition: string, tables: Iterable<string>): string =>
  definition
    .replace(/;\s*$/, '')
    .replaceAll(
      namesIn(tables, String.raw`(?= *(?:\n|\)|$))`),
      (table) => `${table} ${bareName(table)}`,
    )
